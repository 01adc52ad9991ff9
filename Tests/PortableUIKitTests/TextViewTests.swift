import Foundation
import PortableUIKit
import Testing
import ViewTesting

@Suite("Text views and search bars")
struct TextViewTests {
  private final class Listener: UITextViewDelegate, UISearchBarDelegate {
    var told: [String] = []
    var refused = ""
    func textViewDidBeginEditing(_ textView: UITextView) { told.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { told.append("end") }
    func textViewDidChange(_ textView: UITextView) { told.append("change \(textView.text!)") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text != refused }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      told.append("search \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { told.append("go") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { told.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
      told.append("scope \(scope)")
    }
  }

  private func host(_ view: UIView, height: CGFloat) -> UIViewController {
    let controller = UIViewController()
    view.frame = CGRect(x: 10, y: 10, width: 300, height: height)
    controller.view.addSubview(view)
    return controller
  }

  @Test("What is typed into a text view is its text, unless its delegate refuses")
  func typing() async throws {
    let (view, listener) = (UITextView(), Listener())
    view.text = "One"
    view.accessibilityLabel = "Notes"
    view.delegate = listener
    listener.refused = "One\nTwo!"
    let screen = Screen(host(view, height: 120))
    try screen.set("One\nTwo", in: .textField("Notes"))
    await screen.settle()
    #expect(view.text == "One\nTwo")
    #expect(listener.told.contains("change One\nTwo"))

    listener.refused = "!"
    try screen.set("One\nTwo!", in: .textField("Notes"))
    await screen.settle()
    #expect(view.text == "One\nTwo")
    #expect(try screen.value(of: .textField("Notes")) == "One\nTwo")
    await screen.close()
  }

  @Test("A program gives a text view the keyboard, and takes it away")
  func keyboard() async throws {
    let (view, listener) = (UITextView(), Listener())
    view.accessibilityLabel = "Notes"
    view.delegate = listener
    let screen = Screen(host(view, height: 120))
    #expect(view.becomeFirstResponder())
    await screen.settle()
    #expect(view.isFirstResponder)
    #expect(screen.focused == "Notes")
    #expect(view.resignFirstResponder())
    await screen.settle()
    #expect(!view.isFirstResponder)
    #expect(listener.told == ["begin", "end"])
    await screen.close()
  }

  @Test(
    "A text view that is read shows its words, and is as high as they need where it does not scroll"
  )
  func reading() async throws {
    let view = UITextView()
    view.isEditable = false
    view.isScrollEnabled = false
    view.text = "One"
    let screen = Screen(host(view, height: 200))
    #expect(screen.texts == ["One"])
    let one = view.sizeThatFits(CGSize(width: 300, height: 0)).height
    view.text = "One\nTwo\nThree"
    let three = view.sizeThatFits(CGSize(width: 300, height: 0)).height
    #expect(abs((three - 16) - 3 * (one - 16)) <= 3)
    #expect(!view.becomeFirstResponder())
    await screen.close()
  }

  @Test("Each part of an attributed text has its own looks")
  func attributed() async throws {
    let words = NSMutableAttributedString(string: "plain ")
    words.append(
      NSAttributedString(
        string: "large", attributes: [.font: UIFont.systemFont(ofSize: 60)]))
    let (label, plain) = (UILabel(), UILabel())
    label.attributedText = words
    plain.text = "plain large"
    let controller = host(label, height: 80)
    controller.view.addSubview(plain)
    let screen = Screen(controller)
    #expect(screen.texts.contains("plain large"))
    // A picture in memory measures all of a text by its first letters, a window each by its own.
    label.attributedText = NSAttributedString(
      string: "plain large", attributes: [.font: UIFont.systemFont(ofSize: 60)])
    #expect(label.intrinsicContentSize.height > plain.intrinsicContentSize.height * 2)
    #expect(label.intrinsicContentSize.width > plain.intrinsicContentSize.width * 2)
    await screen.close()
  }

  @Test("A search bar tells what is typed, chosen, submitted and cancelled")
  func searchBar() async throws {
    let (bar, listener) = (UISearchBar(frame: .zero), Listener())
    bar.delegate = listener
    bar.placeholder = "Find names"
    bar.showsCancelButton = true
    bar.showsScopeBar = true
    bar.scopeButtonTitles = ["All", "New"]
    let screen = Screen(host(bar, height: 100))
    try screen.set("Ann", in: .textField("Find names"))
    try screen.submit(.textField("Find names"))
    try screen.select("New", in: .picker("Search in"))
    try screen.tap("Cancel")
    await screen.settle()
    #expect(bar.text == "Ann")
    #expect(bar.selectedScopeButtonIndex == 1)
    #expect(listener.told == ["search Ann", "go", "scope 1", "cancel"])
    await screen.close()
  }

  /// A page of names that are searched.
  private final class NamesPage: UITableViewController, UISearchResultsUpdating {
    let all = ["Ann", "Bob", "Bea"]
    var found: [String] = ["Ann", "Bob", "Bea"]
    let search: UISearchController

    init(results: UIViewController? = nil) {
      search = UISearchController(searchResultsController: results)
      super.init(style: .plain)
      search.searchResultsUpdater = self
      search.searchBar.placeholder = "Names"
      navigationItem.searchController = search
    }

    required init?(coder: NSCoder) { nil }

    func updateSearchResults(for searchController: UISearchController) {
      let words = searchController.searchBar.text ?? ""
      found = words.isEmpty ? all : all.filter { $0.hasPrefix(words) }
      tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      found.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = found[indexPath.row]
      return cell
    }
  }

  @Test("A page is searched by the field above it, until the search ends")
  func searchController() async throws {
    let page = NamesPage()
    let screen = Screen(UINavigationController(rootViewController: page))
    #expect(screen.texts == ["Ann", "Bob", "Bea"])
    try screen.search("B")
    await screen.settle()
    #expect(page.search.isActive)
    #expect(screen.texts == ["Bob", "Bea"])
    page.search.isActive = false
    await screen.settle()
    #expect(page.search.searchBar.text ?? "" == "")
    #expect(screen.texts == ["Ann", "Bob", "Bea"])
    await screen.close()
  }

  @Test("What was found is shown by a controller of its own, where there is one")
  func results() async throws {
    let results = UIViewController()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    label.text = "Nothing found"
    results.view.addSubview(label)
    let page = NamesPage(results: results)
    let screen = Screen(UINavigationController(rootViewController: page))
    #expect(!screen.texts.contains("Nothing found"))
    try screen.search("Z")
    await screen.settle()
    #expect(screen.texts.contains("Nothing found"))
    page.search.isActive = false
    await screen.settle()
    #expect(!screen.texts.contains("Nothing found"))
    await screen.close()
  }
}
