import Foundation
import PortableUI

/// Lazy stacks and grids, along and across, with nothing in them whose letters would be measured.
struct ListsPage: View {
  var body: some View {
    ScrollViewReader { proxy in
      VStack(alignment: .leading, spacing: 10) {
        HStack(spacing: 10) {
          Mark(name: "Start") { show(0, .topLeading, proxy) }
          Mark(name: "Middle") { show(500, .center, proxy) }
          Mark(name: "End") { show(999, nil, proxy) }
        }
        ScrollView {
          LazyVStack(alignment: .trailing, spacing: 4) {
            tiles("Row") { CGSize(width: 40 + $0 % 5 * 20, height: $0 % 3 == 0 ? 30 : 20) }
          }
        }
        .frame(height: 120)
        ScrollView(.horizontal) {
          LazyHStack(alignment: .bottom, spacing: 6) {
            tiles("Stripe") { CGSize(width: $0 % 4 == 0 ? 50 : 30, height: 20 + $0 % 3 * 10) }
          }
        }
        .frame(height: 60)
        ScrollView {
          LazyVGrid(
            columns: [
              GridItem(.fixed(60), spacing: 4), GridItem(.flexible(minimum: 30, maximum: 90)),
              GridItem(.adaptive(minimum: 70), alignment: .bottomTrailing),
            ], alignment: .leading, spacing: 5
          ) {
            tiles("Cell") { CGSize(width: 30, height: 15 + $0 % 4 * 5) }
          }
        }
        .frame(height: 100)
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.flexible()), GridItem(.fixed(30))], spacing: 5) {
            tiles("Tile") { CGSize(width: 20 + $0 % 3 * 15, height: 30) }
          }
        }
        .frame(height: 100)
      }
      .padding(20)
    }
  }

  private func tiles(_ kind: String, size: @escaping (Int) -> CGSize) -> some View {
    ForEach((0..<1000).map { Tile(kind: kind, number: $0) }) { tile in
      let size = size(tile.number)
      Color.blue.frame(width: size.width, height: size.height)
        .accessibilityLabel(String("\(kind) \(tile.number)"))
    }
  }

  private func show(_ number: Int, _ anchor: UnitPoint?, _ proxy: ScrollViewProxy) {
    for kind in ["Row", "Stripe", "Cell", "Tile"] {
      proxy.scrollTo("\(kind) \(number)", anchor: anchor)
    }
  }
}

private struct Tile: Identifiable {
  let kind: String
  let number: Int
  var id: String { "\(kind) \(number)" }
}

/// A button without letters.
private struct Mark: View {
  let name: String
  let action: () -> Void

  var body: some View {
    Button {
      action()
    } label: {
      Color.yellow.frame(width: 40, height: 20)
    }
    .buttonStyle(.plain).accessibilityLabel(name)
  }
}
