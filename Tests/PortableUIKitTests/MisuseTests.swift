import Foundation
import PortableUIKit
import Testing
import ViewTesting

/// What is not allowed, what is said then, and where: each ends the program in a debug build.
@Suite("What UIKit refuses")
struct MisuseTests {
  private func said(by ended: ExitTest.Result?) -> String {
    guard let ended else { return "" }
    return String(decoding: ended.standardErrorContent, as: UTF8.self)
  }

  /// Whether the program ended with those words, and named this file.
  private func expect(
    _ ended: ExitTest.Result?, said words: String..., here: Bool = true,
    at location: SourceLocation = #_sourceLocation
  ) {
    let all = said(by: ended)
    for one in words { #expect(all.contains(one), "said: \(all)", sourceLocation: location) }
    if here {
      #expect(
        all.contains("PortableUIKitTests/MisuseTests.swift:"), "said: \(all)",
        sourceLocation: location)
    }
  }

  @Test("A constraint between strangers")
  func strangers() async {
    let together = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (label, button) = (UILabel(), UIButton(type: .system))
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: button.bottomAnchor)
        ])
      }
    }
    expect(
      together, said: "A constraint was activated between views that are in no common view.",
      "UILabel.top == UIButton.bottom")
    let alone = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (label, button) = (UILabel(), UIButton(type: .system))
        label.topAnchor.constraint(equalTo: button.bottomAnchor).isActive = true
      }
    }
    expect(alone, said: "in no common view.", "UILabel.top == UIButton.bottom", here: false)
    let added = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (label, button) = (UILabel(), UIButton(type: .system))
        label.addConstraint(label.topAnchor.constraint(equalTo: button.bottomAnchor))
      }
    }
    expect(added, said: "in no common view.", "UILabel.top == UIButton.bottom")
  }

  @Test("A view in itself")
  func cycleOfViews() async {
    let ended = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
    expect(ended, said: "A view was put into itself.")
  }

  @Test("A controller in itself")
  func cycleOfControllers() async {
    let ended = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (outer, inner) = (UIViewController(), UIViewController())
        outer.addChild(inner)
        inner.addChild(outer)
      }
    }
    expect(ended, said: "A view controller was put into itself.")
  }

  @Test("The view of a controller under two parents")
  func twoParents() async {
    let ended = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (one, other, child) = (UIViewController(), UIViewController(), UIViewController())
        one.addChild(child)
        other.view.addSubview(child.view)
      }
    }
    expect(
      ended,
      said: "The view of a controller was put into the view of one that is not its parent.")
  }

  @Test("A view that is put into a second one leaves the first, as UIKit has it")
  func moving() {
    let (one, other, view) = (UIView(), UIView(), UIView())
    one.addSubview(view)
    other.addSubview(view)
    #expect(one.subviews.isEmpty)
    #expect(view.superview === other)
    [UIView(), UIView()].forEach(one.addSubview)
    #expect(one.subviews.count == 2)
  }

  @Test("A controller presented twice")
  func presentedTwice() async {
    let ended = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (root, sheet) = (UIViewController(), UIViewController())
        let screen = Screen(root)
        root.present(sheet, animated: false)
        root.present(sheet, animated: false)
        _ = screen
      }
    }
    expect(ended, said: "A view controller was presented that is shown already.")
  }

  @Test("A page pushed twice")
  func pushedTwice() async {
    let ended = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        navigation.pushViewController(page, animated: false)
      }
    }
    expect(
      ended, said: "A view controller was pushed that is among the pages already.", here: false)
  }

  @Test("Cells and parts of a kind that was not registered")
  func unregistered() async {
    let table = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let table = UITableView(frame: .zero, style: .plain)
        _ = table.dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
      }
    }
    expect(table, said: "A table was asked for a cell of a kind that it does not know.", "row")
    let collection = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        _ = view.dequeueReusableCell(
          withReuseIdentifier: "item", for: IndexPath(item: 0, section: 0))
      }
    }
    expect(
      collection, said: "A collection was asked for a cell of a kind that it does not know.",
      "item")
    let header = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        _ = view.dequeueReusableSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header",
          for: IndexPath(item: 0, section: 0))
      }
    }
    expect(header, said: "A collection was asked for a part of a kind that it does not know.")
  }

  private final class Liar: UITableViewDataSource, UICollectionViewDataSource {
    var count = 3
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  }

  @Test("A data source that lies about how much there is")
  func lying() async {
    let table = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let source = Liar()
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = source
        _ = table.numberOfRows(inSection: 0)
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
    expect(
      table, said: "A table was told of other changes than its data source made.",
      "by the changes there are 2 rows in section 0, the source says 3")
    let collection = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let source = Liar()
        let view = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.dataSource = source
        _ = view.numberOfItems(inSection: 0)
        source.count = 5
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    expect(
      collection, said: "A collection was told of other changes than its data source made.",
      "by the changes there are 4 items in section 0, the source says 5")
  }

  @Test("Of constraints that contradict each other one does not count, until the other goes")
  func conflict() async {
    let ended = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let controller = UIViewController()
        let view = UIView()
        view.accessibilityIdentifier = "box"
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        let small = view.widthAnchor.constraint(equalToConstant: 50)
        let large = view.widthAnchor.constraint(equalToConstant: 80)
        NSLayoutConstraint.activate([small, large])
        controller.view.layoutIfNeeded()
        precondition(view.frame.width == 50)
        small.isActive = false
        controller.view.layoutIfNeeded()
        precondition(view.frame.width == 80)
      }
    }
    expect(
      ended, said: "Constraints contradict each other", "UIView 'box'.width == 80.0",
      "UIView 'box'.width == 50.0", here: false)
  }

  @Test("A second presentation is not shown, and said so")
  func second() async {
    let ended = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (root, first, second) = (UIViewController(), UIViewController(), UIViewController())
        let screen = Screen(root)
        root.present(first, animated: false)
        root.present(second, animated: false)
        precondition(root.presentedViewController === first)
        precondition(second.presentingViewController == nil)
        _ = screen
      }
    }
    expect(ended, said: "presents one already", here: false)
  }

  @Test("A question that cancels twice, or asks for words in a list of choices")
  func questions() async {
    let twice = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        alert.addAction(UIAlertAction(title: "Never", style: .cancel))
      }
    }
    expect(
      twice, said: "A question was given a second choice that cancels.", "No", "Never", here: false)
    let field = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UIAlertController(title: "Name?", message: nil, preferredStyle: .actionSheet).addTextField()
      }
    }
    expect(field, said: "A field was put into a question that is only a list", here: false)
  }

  @Test("A row that is not there is named with how many there are")
  func rowBeyond() async {
    let ended = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let table = UITableView(frame: .zero, style: .plain)
        let source = ThreeRows()
        table.dataSource = source
        precondition(table.numberOfRows(inSection: 0) == 3)
        table.deleteRows(at: [IndexPath(row: 9, section: 0)], with: .none)
      }
    }
    expect(ended, said: "row 9 of section 0, which has 3", here: false)
  }
}

private final class ThreeRows: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}
