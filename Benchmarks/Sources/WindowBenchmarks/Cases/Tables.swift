import CPlainWindows
import Foundation
@_spi(Measuring) import GTKBackend
import Measuring
import PortableUI
import PortableUIKit

extension Case {
  /// A table of UIKit's with 100,000 rows: opened, and scrolled.
  @MainActor
  static var tables: [Case] {
    [
      Case(name: "first frame of a table of 100,000 rows", aim: .atMost(50_000)) {
        .time(
          plain: { work in
            for _ in 0..<work {
              let rows = plain_rows(40)
              keep(plain_window(rows))
            }
          },
          ours: { work in
            for _ in 0..<work {
              var window: MeasuredWindow? = opaque(tableWindow)
              untimed { withExtendedLifetime(window) { window = nil } }
            }
          })
      }
    ]
      + Journey {
        keep(plain_window(plain_rows(5)))
      } start: {
        let window = tableWindow
        return { window.scroll(by: 200) }
      }
      .cases("a table of 100,000 rows end to end", aim: .atMost(16_000))
  }

  @MainActor
  private static var tableWindow: MeasuredWindow {
    MeasuredWindow(TableOfNumbers(), size: .init(width: 400, height: 600))
  }
}

/// A table of numbers.
private struct TableOfNumbers: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> Numbers { Numbers(style: .plain) }
  func updateUIViewController(_ controller: Numbers, context: Context) {}

  @MainActor
  final class Numbers: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "number")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      100_000
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
      cell.textLabel?.text = "Number \(indexPath.row)"
      return cell
    }
  }
}
