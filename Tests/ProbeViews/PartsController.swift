import Foundation
import PortableUI
import PortableUIKit

/// Words, a search, a grid and a list as one writes them for UIKit.
struct UIKitPartsPage: View {
  var body: some View { PartsView().frame(minWidth: 420, minHeight: 560) }
}

private struct PartsView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: PartsController())
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

private final class PartsController: UIViewController, UITextViewDelegate, UISearchBarDelegate,
  UICollectionViewDelegate
{
  private let words = UITextView()
  private let search = UISearchBar(frame: .zero)
  private let heading = UILabel()
  private let status = UILabel()
  private let grid = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let list = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
  private var sources: [AnyObject] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Parts"
    let text = NSMutableAttributedString(string: "Plain, ")
    text.append(
      NSAttributedString(
        string: "large", attributes: [.font: UIFont.systemFont(ofSize: 24)]))
    text.append(
      NSAttributedString(
        string: " and red",
        attributes: [
          .foregroundColor: UIColor.systemRed,
          .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]))
    heading.attributedText = text
    search.placeholder = "Find"
    search.showsCancelButton = true
    search.delegate = self
    words.text = "Some notes"
    words.accessibilityLabel = "Notes"
    words.layer.borderWidth = 1
    words.layer.borderColor = .separator
    words.delegate = self
    status.text = "Nothing yet"
    fill()
    arrange()
    addKeyCommand(
      UIKeyCommand(title: "Find", input: "k", modifierFlags: .command) { [weak self] _ in
        self?.status.text = "Key pressed"
      })
  }

  private func fill() {
    let square = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
      cell.contentView.backgroundColor = .systemBlue.withAlphaComponent(CGFloat(number) / 12)
      cell.contentView.layer.cornerRadius = 8
      cell.accessibilityLabel = "Square \(number)"
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(number)"
      cell.contentConfiguration = content
      cell.accessories = [.label(text: "\(number)"), .disclosureIndicator()]
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(1...12))
    for (view, isGrid) in [(grid, true), (list, false)] {
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        isGrid
          ? $0.dequeueConfiguredReusableCell(using: square, for: $1, item: $2)
          : $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
      }
      source.apply(snapshot, animatingDifferences: false, completion: nil)
      sources.append(source)
      view.delegate = self
    }
  }

  private func arrange() {
    let column = UIStackView(arrangedSubviews: [heading, search, words, status, grid, list])
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
      column.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
      words.heightAnchor.constraint(equalToConstant: 70),
      grid.heightAnchor.constraint(equalToConstant: 120),
    ])
  }

  func textViewDidChange(_ textView: UITextView) { status.text = "\(words.text.count) letters" }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    status.text = "Looks for \(searchText)"
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { status.text = "Cancelled" }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    status.text = "Chose \(collectionView === grid ? "square" : "row") \(indexPath.item + 1)"
  }
}
