public import Foundation
import LayoutEngine
import PortableCombine
import PortableUI

/// A line to type into.
open class UITextField: UIControl, SpeakingView {
  /// What is in it.
  open var text: String? {
    get { words }
    set {
      guard newValue ?? "" != words else { return }
      words = newValue ?? ""
      looksChanged()
    }
  }
  private var words = ""

  /// What stands in it before anything was typed.
  open var placeholder: String? { didSet { looksChanged() } }

  /// The letters.
  open var font: UIFont? { didSet { contentChanged() } }

  /// The colour of the letters.
  open var textColor: UIColor? { didSet { looksChanged() } }

  /// Where the words stand.
  open var textAlignment = NSTextAlignment.natural { didSet { looksChanged() } }

  /// Its frame.
  open var borderStyle = BorderStyle.none { didSet { contentChanged() } }

  /// Whether nobody can read what is typed.
  open var isSecureTextEntry = false { didSet { contentChanged() } }

  /// Who is asked, and hears, what becomes of it.
  public weak var delegate: (any UITextFieldDelegate)?

  /// The frame of a field.
  public nonisolated enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  // What is for keyboards of phones.

  /// The keyboard of a phone. A desktop has its own.
  open var keyboardType = UIKeyboardType.default
  /// What is on the return key of a phone. A desktop's has its own.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether a phone corrects what is typed. A desktop does not.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether a phone begins with large letters. A desktop does not.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether what is there can be cleared by a button. It can be chosen and deleted.
  open var clearButtonMode = ViewMode.never

  /// When something in a field is seen.
  public nonisolated enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  let focus = FieldFocus()

  /// How often it has looked different.
  private var version = 0

  override func looksChanged() {
    version += 1
    super.looksChanged()
  }

  /// Whether a person types into it.
  open var isEditing: Bool { focus.isThere }

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var isFirstResponder: Bool { focus.isThere }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    focus.isWanted = true
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    focus.isWanted = false
    return true
  }

  open override var intrinsicContentSize: CGSize {
    let natural = naturalSize.roundedUp
    return CGSize(width: natural.width, height: natural.height)
  }

  override func makeContent() -> AnyView? {
    AnyView(FieldContentView(field: self, version: version, focus: focus))
  }

  fileprivate func typed(_ new: String) {
    let old = words
    guard new != old else { return }
    let (range, replacement) = old.change(to: new)
    let isAllowed =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement)
      ?? true
    guard isAllowed else { return looksChanged() }
    words = new
    looksChanged()
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }

  fileprivate func keyboardMoved(here: Bool) {
    guard here != focus.isThere else { return }
    focus.isThere = here
    if here {
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
    } else {
      delegate?.textFieldDidEndEditing(self)
      sendActions(for: .editingDidEnd)
    }
  }

  fileprivate func pressedReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  fileprivate var shownFont: Font? { font?.font }
  fileprivate var shownColor: Color? { textColor?.color(in: traitCollection) }
}

/// Who is asked, and hears, what becomes of a field.
public protocol UITextFieldDelegate: AnyObject {
  /// A person types into it.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// A person does no longer.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether what was typed may stay.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether Return does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// What is in it, or where the caret is, is different.
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// Nothing, where a delegate does not say.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes, where a delegate does not say.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Yes, where a delegate does not say.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Yes, where a delegate does not say.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Nothing, where a delegate does not say.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}

/// Where the keyboard is, and where a program wants it.
final class FieldFocus: ObservableObject {
  @Published var isWanted = false
  var isThere = false
}

private struct FieldContentView: View {
  let field: UITextField

  /// The field is the same object, whatever becomes of it.
  let version: Int
  @ObservedObject var focus: FieldFocus
  @FocusState private var isFocused: Bool

  var body: some View {
    styled(
      entry.font(field.shownFont).foregroundStyle(field.shownColor ?? .primary)
        .multilineTextAlignment(alignment).disabled(!field.isEnabled)
        .focused($isFocused)
        .onSubmit { field.pressedReturn() }
        .onChange(of: isFocused) { _, isThere in
          field.keyboardMoved(here: isThere)
          if focus.isWanted != isThere { focus.isWanted = isThere }
        }
        .onChange(of: focus.isWanted, initial: true) { _, isWanted in
          if isWanted != isFocused { isFocused = isWanted }
        })
  }

  @ViewBuilder
  private var entry: some View {
    let words = Binding(get: { field.text ?? "" }, set: { field.typed($0) })
    if field.isSecureTextEntry {
      SecureField(field.placeholder ?? "", text: words)
    } else {
      TextField(field.placeholder ?? "", text: words)
    }
  }

  @ViewBuilder
  private func styled(_ entry: some View) -> some View {
    if field.borderStyle == .none {
      entry.textFieldStyle(.plain)
    } else {
      entry.textFieldStyle(.roundedBorder)
    }
  }

  private var alignment: TextAlignment {
    switch field.textAlignment {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
}

extension String {
  /// What was replaced to get from this to `new`, counted as `NSString` counts.
  fileprivate func change(to new: String) -> (NSRange, String) {
    let (old, fresh) = (Array(utf16), Array(new.utf16))
    var start = 0
    while start < old.count, start < fresh.count, old[start] == fresh[start] { start += 1 }
    var end = 0
    while end < old.count - start, end < fresh.count - start,
      old[old.count - 1 - end] == fresh[fresh.count - 1 - end]
    {
      end += 1
    }
    let added = String(decoding: fresh[start..<(fresh.count - end)], as: UTF16.self)
    return (NSRange(location: start, length: old.count - start - end), added)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The keyboard of a phone.
public nonisolated enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch
}

/// What is on the return key of a phone.
public nonisolated enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// Whether a phone corrects what is typed.
public nonisolated enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Where a phone begins with large letters.
public nonisolated enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
