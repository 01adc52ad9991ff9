public import Foundation
import LayoutEngine
import PortableUI

/// A line to type into.
@preconcurrency @MainActor
open class UITextField: UIControl, SpeakingView, KeyboardOwner {
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

  /// The same. What is typed has one look, so words alone are seen of it.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }

  /// What is in it. What is typed has one look, so words alone are seen of it.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// Whether what is in it goes when a person begins to type.
  open var clearsOnBeginEditing = false

  /// What stands before the words, in the field's frame.
  open var leftView: UIView? { didSet { contentChanged() } }
  /// When that is seen.
  open var leftViewMode = ViewMode.never { didSet { contentChanged() } }
  /// What stands behind the words, in the field's frame.
  open var rightView: UIView? { didSet { contentChanged() } }
  /// When that is seen.
  open var rightViewMode = ViewMode.never { didSet { contentChanged() } }

  /// What is seen before and behind the words now.
  fileprivate var sides: (left: UIView?, right: UIView?) {
    (
      leftViewMode.isSeen(whileEditing: isEditing) ? leftView : nil,
      rightViewMode.isSeen(whileEditing: isEditing) ? rightView : nil
    )
  }

  private var hasSides: Bool {
    leftView != nil && leftViewMode != .never || rightView != nil && rightViewMode != .never
  }

  override var hostsViews: Bool { hasSides }

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

  override class var looks: [AppearanceLook] {
    super.looks + [AppearanceLook(\UITextField.font), AppearanceLook(\UITextField.textColor)]
  }

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

    func isSeen(whileEditing isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .always: true
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      }
    }
  }

  let focus = FieldFocus()

  /// How often it has looked different.
  private var version = 0

  override func looksChanged() {
    version += 1
    super.looksChanged()
  }

  /// Whether a person types into it.
  public var isEditing: Bool { focus.isThere }

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var isFirstResponder: Bool { focus.isThere }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    focus.take(to: self)
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool { focus.letGo(of: self) }

  /// Whether anything is in it.
  public var hasText: Bool { !words.isEmpty }

  open override var intrinsicContentSize: CGSize {
    let natural = naturalSize.roundedUp
    return CGSize(width: natural.width, height: natural.height)
  }

  override func makeContent() -> AnyView? {
    AnyView(FieldContentView(field: self, version: version))
  }

  fileprivate func typed(_ new: String) {
    let old = words
    guard new != old else { return }
    let (range, replacement) = old.change(to: new)
    // What is typed where the keyboard was refused comes to nothing.
    let isAllowed =
      (isFirstResponder || mayBeginEditing)
      && delegate?.textField(
        self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
    guard isAllowed else {
      // What is there is the answer, and is shown again.
      WrittenAnswer.give()
      return looksChanged()
    }
    words = new
    looksChanged()
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }

  var mayBeginEditing: Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
  var mayEndEditing: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  func editingBegan() {
    if hasSides { contentChanged() }
    if clearsOnBeginEditing, hasText {
      text = ""
      sendActions(for: .editingChanged)
    }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
  }

  func editingEnded() {
    if hasSides { contentChanged() }
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
  }

  fileprivate func pressedReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  fileprivate var shownFont: Font? { font?.font }
  fileprivate var shownColor: Color? { textColor?.color(in: traitCollection) }
}

/// Who is asked, and hears, what becomes of a field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether a person may type into it. Where not, the keyboard goes elsewhere.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// A person types into it.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether a person may end that. Where not, the keyboard stays.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
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
  /// Yes, where a delegate does not say.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing, where a delegate does not say.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes, where a delegate does not say.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing, where a delegate does not say.
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

private struct FieldContentView: View {
  let field: UITextField

  /// The field is the same object, whatever becomes of it.
  let version: Int

  var body: some View {
    let sides = field.sides
    HStack(spacing: 4) {
      if let view = sides.left { ObjectView(view).fixedSize() }
      line
      if let view = sides.right { ObjectView(view).fixedSize() }
    }
  }

  private var line: some View {
    styled(
      entry.font(field.shownFont).foregroundStyle(field.shownColor ?? .primary)
        .multilineTextAlignment(alignment).disabled(!field.isEnabled)
        .onSubmit { field.pressedReturn() }
        .modifier(KeyboardFollowing(field)))
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
  func change(to new: String) -> (NSRange, String) {
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
