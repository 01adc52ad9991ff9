public import Foundation
import LayoutEngine
import PortableUI

/// A field with a magnifying glass, to say what one looks for.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// A field that stands at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    borderStyle = .roundedRect
    placeholder = "Search"
    accessibilityTraits = .searchField
  }

  /// What archives need; there are none on this system.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A field to say what one looks for, with a way out and with parts of the whole to look in.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// How it looks. A desktop's all look alike.
  public nonisolated enum Style: UInt, Sendable { case `default`, prominent, minimal }

  /// Who is asked, and hears, what becomes of it.
  public weak var delegate: (any UISearchBarDelegate)?

  /// The field in it.
  public let searchTextField = UISearchTextField(frame: .zero)

  /// What is looked for.
  open var text: String? {
    get { searchTextField.text }
    set {
      guard newValue ?? "" != searchTextField.text else { return }
      searchTextField.text = newValue
      textChanged()
    }
  }

  /// What stands in the field before anything was typed.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set {
      searchTextField.placeholder = newValue
      partsChanged()
    }
  }

  /// How it looks. A desktop's all look alike.
  open var searchBarStyle = Style.default

  /// Whether there is a button that ends the search.
  open var showsCancelButton = false { didSet { partsChanged() } }

  /// Whether the parts to look in are offered.
  open var showsScopeBar = false { didSet { partsChanged() } }

  /// The parts of the whole to look in.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
      if selectedScopeButtonIndex >= scopes.numberOfSegments { selectedScopeButtonIndex = 0 }
      partsChanged()
    }
  }

  /// The part that is looked in.
  open var selectedScopeButtonIndex = 0 { didSet { partsChanged() } }

  private let cancelButton = UIButton(type: .system)
  private let scopes = UISegmentedControl(items: nil)
  private static let margin: CGFloat = 8

  /// Who shows it in another way than as a view, and hears of it, too.
  weak var searchController: UISearchController?

  /// A search bar that stands at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// What archives need; there are none on this system.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    scopes.accessibilityLabel = "Search in"
    cancelButton.setTitle("Cancel", for: .normal)
    func on(_ event: UIControl.Event, _ control: UIControl, _ act: @escaping (UISearchBar) -> Void)
    {
      control.addAction(UIAction { [weak self] _ in self.map(act) }, for: event)
    }
    on(.editingDidBegin, searchTextField) { $0.began() }
    on(.editingDidEnd, searchTextField) { $0.ended() }
    on(.editingChanged, searchTextField) { $0.textChanged() }
    on(.editingDidEndOnExit, searchTextField) { $0.submitted() }
    on(.touchUpInside, cancelButton) { $0.cancelled() }
    on(.valueChanged, scopes) { $0.choseScope($0.scopes.selectedSegmentIndex) }
    for view in [searchTextField, cancelButton, scopes] { addSubview(view) }
    partsChanged()
  }

  // MARK: What a person does

  func typed(_ words: String) {
    guard words != searchTextField.text else { return }
    searchTextField.text = words
    textChanged()
  }

  private func textChanged() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchController?.barChanged()
  }

  func began() {
    delegate?.searchBarTextDidBeginEditing(self)
    searchController?.isActive = true
  }

  func ended() { delegate?.searchBarTextDidEndEditing(self) }

  func submitted() { delegate?.searchBarSearchButtonClicked(self) }

  func cancelled() {
    searchTextField.resignFirstResponder()
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.isActive = false
  }

  func choseScope(_ index: Int) {
    guard index != selectedScopeButtonIndex, scopeButtonTitles?.indices.contains(index) == true
    else { return }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    searchController?.barChanged()
  }

  open override var canBecomeFirstResponder: Bool { true }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: How it is arranged

  private var showsScopes: Bool { showsScopeBar && scopes.numberOfSegments > 0 }

  private func partsChanged() {
    scopes.selectedSegmentIndex = selectedScopeButtonIndex
    scopes.isHidden = !showsScopes
    cancelButton.isHidden = !showsCancelButton
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    searchController?.shownElsewhere()
  }

  open override var intrinsicContentSize: CGSize {
    var height = searchTextField.intrinsicContentSize.height + 2 * Self.margin
    if showsScopes { height += scopes.intrinsicContentSize.height + Self.margin }
    return CGSize(width: Self.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margin = Self.margin
    let height = searchTextField.intrinsicContentSize.height
    var right = bounds.width - margin
    if showsCancelButton {
      let width = cancelButton.intrinsicContentSize.width
      cancelButton.put(CGRect(x: right - width, y: margin, width: width, height: height))
      right -= width + margin
    }
    searchTextField.put(
      CGRect(x: margin, y: margin, width: max(0, right - margin), height: height))
    if showsScopes {
      scopes.put(
        CGRect(
          x: margin, y: 2 * margin + height, width: max(0, bounds.width - 2 * margin),
          height: scopes.intrinsicContentSize.height))
    }
  }
}

/// Who is asked, and hears, what becomes of a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// A person begins to type.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// A person does not type any longer.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// What is looked for is different.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Return was pressed in it.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The search is to end.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// A person chose another part of the whole to look in.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Nothing, where a delegate does not say.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Nothing, where a delegate does not say.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Nothing, where a delegate does not say.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Nothing, where a delegate does not say.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing, where a delegate does not say.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing, where a delegate does not say.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
