public import Foundation
import PortableCombine
import PortableUI

/// Lets a person search what a page shows.
///
/// Give it to the page's `navigationItem.searchController`: its field stands above the page then. Or put
/// its ``searchBar`` where it shall stand, above a table, say.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// What shows what was found, in place of the page; `nil` where the page does.
  public let searchResultsController: UIViewController?

  /// Who shows what was found.
  public weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Who hears when a search begins and ends.
  public weak var delegate: (any UISearchControllerDelegate)?

  /// The field and what belongs to it.
  public let searchBar = UISearchBar(frame: .zero)

  /// Whether a person searches now.
  open var isActive = false { didSet { if isActive != oldValue { activityChanged() } } }

  /// Whether ``searchResultsController`` is shown also before anything is typed.
  open var showsSearchResultsController = false { didSet { shownElsewhere() } }

  /// Whether what is behind the results is darker. A desktop's search covers nothing.
  open var obscuresBackgroundDuringPresentation = true

  /// Whether the bar makes room for the search. A window's bar stays.
  open var hidesNavigationBarDuringPresentation = true

  /// What shows it above a page, and shows it anew.
  var showAnew: (() -> Void)?

  /// A search whose results that controller shows, or the page itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
  }

  /// What archives need; there are none on this system.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.searchController = self
  }

  private func activityChanged() {
    if isActive {
      delegate?.willPresentSearchController(self)
      delegate?.didPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
      if searchBar.text?.isEmpty == false { searchBar.text = nil }
      searchBar.resignFirstResponder()
      delegate?.didDismissSearchController(self)
    }
    barChanged()
  }

  /// What is looked for, or where, is different.
  func barChanged() {
    searchResultsUpdater?.updateSearchResults(for: self)
    shownElsewhere()
  }

  func shownElsewhere() { showAnew?() }

  /// What takes the place of the page now.
  fileprivate var shownResults: UIViewController? {
    guard isActive, showsSearchResultsController || searchBar.text?.isEmpty == false else {
      return nil
    }
    return searchResultsController
  }
}

/// Who shows what was found.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// What is looked for is different, or a search began or ended.
  func updateSearchResults(for searchController: UISearchController)
}

/// Who hears when a search begins and ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// A search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// A search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// A search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// A search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Nothing, where a delegate does not say.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Nothing, where a delegate does not say.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Nothing, where a delegate does not say.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Nothing, where a delegate does not say.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// The field of a search above a page, and what was found in place of that.
struct PageSearch: ViewModifier {
  let search: UISearchController?

  /// The search is the same object, whatever becomes of it.
  let version: Int

  func body(content: Content) -> some View {
    if let search {
      searched(content, by: search)
    } else {
      content
    }
  }

  private func searched(_ content: Content, by search: UISearchController) -> some View {
    let bar = search.searchBar
    let words = Binding(get: { bar.text ?? "" }, set: { bar.typed($0) })
    let isOn = Binding(
      get: { search.isActive },
      set: { isOn in
        guard isOn != search.isActive else { return }
        isOn ? bar.began() : bar.cancelled()
      })
    let results = search.shownResults
    let page = content.overlay {
      if let results {
        ControllerView(results).background(.background).id(ObjectIdentifier(results))
      }
    }
    .searchable(
      text: words, isPresented: isOn, prompt: bar.placeholder.map { Text(verbatim: $0) }
    )
    .onSubmit(of: .search) { bar.submitted() }
    return scoped(page, bar)
  }

  @ViewBuilder
  private func scoped(_ page: some View, _ bar: UISearchBar) -> some View {
    let titles = bar.scopeButtonTitles ?? []
    if titles.isEmpty {
      page
    } else {
      let chosen = Binding(
        get: { bar.selectedScopeButtonIndex }, set: { bar.choseScope($0) })
      page.searchScopes(chosen) {
        ForEach(titles.indices, id: \.self) { Text(verbatim: titles[$0]).tag($0) }
      }
    }
  }
}
