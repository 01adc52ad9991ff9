import Foundation
import PortableUIKit
import Testing
import ViewTesting

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

/// A cell with a word.
private final class WordCell: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Header: UICollectionReusableView {
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }
  required init?(coder: NSCoder) { nil }
}

/// Numbers in a collection that a test changes.
private final class Numbers: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections: [[Int]]
  var told: [String] = []
  var sizes: [Int: CGSize] = [:]
  private(set) var asked = 0

  /// The cells that there were.
  private var cells: [UICollectionViewCell] = []
  var made: Int { Set(cells).count }

  init(_ sections: [[Int]]) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    asked += 1
    let cell = view.dequeueReusableCell(withReuseIdentifier: "word", for: path)
    cells.append(cell)
    (cell as? WordCell)?.label.text = "\(sections[path.section][path.item])"
    return cell
  }

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    let header = view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: path)
    (header as? Header)?.label.text = "Section \(path.section)"
    return header
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize { sizes[sections[path.section][path.item]] ?? CGSize(width: 50, height: 50) }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    told.append("select \(sections[path.section][path.item])")
  }

  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    told.append("deselect \(sections[path.section][path.item])")
  }
}

@Suite("Collections")
struct CollectionTests {
  private let flow = UICollectionViewFlowLayout()

  private func collection(
    _ numbers: Numbers?, _ layout: UICollectionViewLayout
  ) -> (UICollectionViewController, UICollectionView) {
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let view = controller.collectionView!
    view.register(WordCell.self, forCellWithReuseIdentifier: "word")
    view.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    if let numbers {
      view.dataSource = numbers
      view.delegate = numbers
    }
    return (controller, view)
  }

  private func frames(_ view: UICollectionView, _ section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  @Test(
    "Items stand in lines, what is left of a line lies between them, and the last is like the others"
  )
  func flowing() async {
    let numbers = Numbers([Array(1...5)])
    let (controller, view) = collection(numbers, flow)
    let screen = Screen(controller, size: CGSize(width: 190, height: 300))
    // 190 holds three of 50 with 10 between, and 20 more.
    #expect(
      frames(view).map(\.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 70, y: 0), CGPoint(x: 140, y: 0), CGPoint(x: 0, y: 60),
        CGPoint(x: 70, y: 60),
      ])
    #expect(view.contentSize == CGSize(width: 190, height: 110))
    #expect(screen.texts == ["1", "2", "3", "4", "5"])
    #expect(view.indexPathForItem(at: CGPoint(x: 80, y: 70)) == IndexPath(item: 4, section: 0))
    screen.resize(to: CGSize(width: 120, height: 300))
    await screen.settle()
    #expect(frames(view)[2].origin == CGPoint(x: 0, y: 60))
    await screen.close()
  }

  @Test("Insets, headers, sizes of one's own and lines across")
  func dressed() async {
    let numbers = Numbers([[1, 2], [3]])
    numbers.sizes[2] = CGSize(width: 60, height: 80)
    flow.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    flow.headerReferenceSize = CGSize(width: 0, height: 20)
    let (controller, view) = collection(numbers, flow)
    let screen = Screen(controller, size: CGSize(width: 140, height: 400))
    // The line is as high as its highest, and the others stand in its middle.
    #expect(
      frames(view) == [
        CGRect(x: 10, y: 40, width: 50, height: 50), CGRect(x: 70, y: 25, width: 60, height: 80),
      ])
    #expect(frames(view, 1) == [CGRect(x: 10, y: 135, width: 50, height: 50)])
    #expect(screen.texts == ["Section 0", "1", "2", "Section 1", "3"])

    flow.scrollDirection = .horizontal
    flow.headerReferenceSize = .zero
    await screen.settle()
    #expect(frames(view).map(\.origin.x) == [15, 10])
    #expect(view.contentSize.height == 400)
    await screen.close()
  }

  @Test("Only what is near the part that is seen is made, and cells are used again")
  func lazily() async {
    let numbers = Numbers([Array(0..<100_000)])
    let (controller, view) = collection(numbers, flow)
    let screen = Screen(controller, size: CGSize(width: 300, height: 300))
    #expect(numbers.asked <= 60)
    let made = numbers.made
    view.contentOffset = CGPoint(x: 0, y: 600_000)
    await screen.settle()
    #expect(view.visibleCells.count >= 25)
    #expect(screen.texts.contains("50000"))
    #expect(numbers.made <= made + 20)
    #expect(numbers.asked <= 150)
    view.scrollToItem(at: IndexPath(item: 99_999, section: 0), at: .bottom, animated: false)
    await screen.settle()
    #expect(screen.texts.contains("99999"))
    await screen.close()
  }

  @Test("A click selects an item, and lets another go; several where that is allowed")
  func selecting() async throws {
    let numbers = Numbers([[1, 2, 3]])
    let (controller, view) = collection(numbers, flow)
    let screen = Screen(controller)
    try screen.tap("2")
    try screen.tap("3")
    #expect(numbers.told == ["select 2", "deselect 2", "select 3"])
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.isSelected == true)
    view.allowsMultipleSelection = true
    await screen.settle()
    try screen.tap("1")
    try screen.tap("3")
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    view.allowsSelection = false
    view.deselectItem(at: IndexPath(item: 0, section: 0), animated: false)
    #expect(view.indexPathsForSelectedItems == nil)
    await screen.close()
  }

  @Test("Items come, go and move with what a data source says")
  func updating() async {
    let numbers = Numbers([[1, 2, 3]])
    let (controller, view) = collection(numbers, flow)
    let screen = Screen(controller)
    let second = view.cellForItem(at: IndexPath(item: 1, section: 0))
    numbers.sections = [[2, 4, 1], [9]]
    var isDone = false
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 2, section: 0)])
      view.insertItems(at: [IndexPath(item: 1, section: 0)])
      view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
      view.insertSections([1])
    } completion: {
      isDone = $0
    }
    await screen.settle()
    #expect(Set(screen.texts) == ["2", "4", "1", "9"])
    #expect(isDone)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === second)
    #expect(second?.frame.origin == .zero)
    await screen.close()
  }

  @Test("What is shown is what the last of many snapshots says, and only new items are made")
  func snapshots() async {
    let (controller, view) = collection(nil, flow)
    var configured: [Int] = []
    let registration = UICollectionView.CellRegistration<WordCell, Int> { cell, _, item in
      configured.append(item)
      cell.label.text = "\(item)"
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    let screen = Screen(controller, size: CGSize(width: 300, height: 2_000))
    var before: Set<Int> = []
    for _ in 0..<150 {
      let items = Array((0..<40).shuffled().prefix(Int.random(in: 0...40)))
      let cut = Int.random(in: 0...items.count)
      var snapshot = Snapshot()
      snapshot.appendSections(["a", "b"])
      snapshot.appendItems(Array(items[..<cut]), toSection: "a")
      snapshot.appendItems(Array(items[cut...]), toSection: "b")
      configured = []
      source.apply(snapshot, animatingDifferences: Bool.random(), completion: nil)
      await screen.settle()
      let shown = view.indexPathsForVisibleItems.map {
        (view.cellForItem(at: $0) as? WordCell)?.label.text
      }
      #expect(shown == items.map { "\($0)" })
      #expect(Set(screen.texts) == Set(items.map { "\($0)" }))
      #expect(Set(configured) == Set(items).subtracting(before))
      #expect(configured.count == Set(configured).count)
      before = Set(items)
    }
    await screen.close()
  }

  private var partHeader: UICollectionView.SupplementaryRegistration<Header> {
    .init(elementKind: UICollectionView.elementKindSectionHeader) { view, _, path in
      view.label.text = "Part \(path.section)"
    }
  }

  @Test("Who gives a list a snapshot hears when it is shown, and not before")
  func completionOfList() async {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let (controller, view) = collection(nil, layout)
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    let screen = Screen(controller, size: CGSize(width: 300, height: 400))
    await screen.settle()
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([7], toSection: "a")
    var isTold = false
    source.apply(snapshot, animatingDifferences: false) {
      isTold = true
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) != nil)
    }
    #expect(!isTold)
    await screen.settle()
    #expect(isTold)
    #expect(screen.texts == ["7"])
    await screen.close()
  }

  @Test("A list is the desktop's: rows, headers, selection, actions and what stands at their end")
  func list() async throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    var removed: [IndexPath] = []
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Remove") { _, _, done in
          removed.append(path)
          done(true)
        }
      ])
    }
    let numbers = Numbers([])
    let (controller, view) = collection(
      nil, UICollectionViewCompositionalLayout.list(using: configuration))
    view.delegate = numbers
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(item)"
      cell.contentConfiguration = content
      cell.accessories = [.label(text: "of \(item)"), .disclosureIndicator()]
    }
    let header = partHeader
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    source.supplementaryViewProvider = {
      $0.dequeueConfiguredReusableSupplementary(using: header, for: $2)
    }
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2], toSection: "a")
    source.apply(snapshot, animatingDifferences: false, completion: nil)
    numbers.sections = [[1, 2]]
    let screen = Screen(controller)
    #expect(screen.texts == ["Part 0", "Row 1", "of 1", "Row 2", "of 2"])
    try screen.tap("Row 2")
    #expect(numbers.told == ["select 2"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    try screen.swipe(.left, over: "Row 1")
    try screen.tap("Remove")
    #expect(removed == [IndexPath(item: 0, section: 0)])

    snapshot.deleteItems([1])
    snapshot.appendItems([3], toSection: "a")
    source.apply(snapshot, completion: nil)
    await screen.settle()
    #expect(screen.texts == ["Part 0", "Row 2", "of 2", "Row 3", "of 3"])
    await screen.close()
  }
}
