public import Foundation
import LayoutEngine
import PortableUI

/// Words of many lines, to be read or to be typed.
///
/// It scrolls where they are longer than it is high. Where ``UIScrollView/isScrollEnabled`` is off, it likes
/// to be as high as they are.
@preconcurrency @MainActor
open class UITextView: UIScrollView, SpeakingView, KeyboardOwner {
  /// What is in it.
  open var text: String! {
    get { words }
    set {
      guard newValue ?? "" != words || attributedWords != nil else { return }
      words = newValue ?? ""
      attributedWords = nil
      wordsChanged()
    }
  }
  private var words = ""

  /// What is in it, of which some looks different from others. What is typed has one look, so these are
  /// seen where nothing can be typed.
  open var attributedText: NSAttributedString! {
    get { attributedWords ?? NSAttributedString(string: words) }
    set {
      attributedWords = newValue
      words = newValue?.string ?? ""
      wordsChanged()
    }
  }
  private var attributedWords: NSAttributedString?

  /// The letters.
  open var font: UIFont? { didSet { if font != oldValue { wordsChanged() } } }

  /// The colour of the letters.
  open var textColor: UIColor? { didSet { if textColor != oldValue { looksChanged() } } }

  /// Where the lines stand.
  open var textAlignment = NSTextAlignment.natural { didSet { looksChanged() } }

  /// Whether a person can type into it.
  open var isEditable = true { didSet { if isEditable != oldValue { wordsChanged() } } }

  /// Whether a person can select what is in it.
  open var isSelectable = true { didSet { if isSelectable != oldValue { looksChanged() } } }

  /// What the words keep from the edges.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { wordsChanged() } }
  }

  /// Who is asked, and hears, what becomes of it.
  public weak var delegate: (any UITextViewDelegate)? { didSet { scrollListener = delegate } }

  /// The keyboard of a phone. A desktop has its own.
  open var keyboardType = UIKeyboardType.default
  /// What is on the return key of a phone. A desktop's has its own.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether a phone corrects what is typed. A desktop does not.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether a phone begins with large letters. A desktop does not.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  let focus = FieldFocus()

  /// How often it has looked different.
  private var version = 0

  override class var looks: [AppearanceLook] {
    super.looks + [AppearanceLook(\UITextView.font), AppearanceLook(\UITextView.textColor)]
  }

  /// A room for words that stands at `frame`.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// What archives need; there are none on this system.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var canBecomeFirstResponder: Bool { isEditable }
  open override var isFirstResponder: Bool { focus.isThere }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    focus.take(to: self)
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool { focus.letGo(of: self) }

  /// Whether anything is in it.
  public var hasText: Bool { !words.isEmpty }

  // MARK: How large it is

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    return sizeThatFits(CGSize(width: CGFloat.infinity, height: 0))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inset = textContainerInset
    let across = inset.left + inset.right
    let width = size.width < 10_000 ? Double(max(0, size.width - across)) : nil
    let words = MeasuringGraph.size(
      of: AnyView(shownWords(endingInLine: true)), for: Proposal(width: width, height: nil)
    ).cgSize.roundedUp
    return CGSize(width: words.width + across, height: words.height + inset.top + inset.bottom)
  }

  override var readsWidth: Bool { !isScrollEnabled }

  override func height(inWidth width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: 0)).height
  }

  open override var contentSize: CGSize {
    get { sizeThatFits(CGSize(width: bounds.width, height: 0)) }
    set { super.contentSize = newValue }
  }

  // MARK: What is shown

  private func wordsChanged() {
    looksChanged()
    invalidateIntrinsicContentSize()
  }

  override func looksChanged() {
    version += 1
    super.looksChanged()
  }

  override func makeContent() -> AnyView? {
    let inset = textContainerInset
    let insets = EdgeInsets(
      top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right)
    if isEditable {
      return AnyView(TextViewEntry(view: self, version: version).padding(insets))
    }
    let words = shownWords(endingInLine: false)
      .frame(maxWidth: .infinity, alignment: textAlignment.horizontal)
    let selectable = isSelectable ? AnyView(words.textSelection(.enabled)) : AnyView(words)
    guard isScrollEnabled else {
      return AnyView(selectable.padding(insets).frame(maxHeight: .infinity, alignment: .top))
    }
    return AnyView(ScrollView { selectable.padding(insets) })
  }

  /// The words as a text. An empty line at the end is as high as another one, where it is to be measured.
  private func shownWords(endingInLine: Bool) -> some View {
    let isOpen = endingInLine && (words.isEmpty || words.hasSuffix("\n"))
    let text =
      attributedWords.map { Text($0, in: traitCollection) }
      ?? Text(verbatim: isOpen ? words + " " : words)
    // What is said of a view does not count before what its words say.
    return Group { text }.font(shownFont).foregroundStyle(shownColor)
      .multilineTextAlignment(textAlignment.lines)
  }

  fileprivate var shownFont: Font { (font ?? .preferredFont(forTextStyle: .body)).font }
  fileprivate var shownColor: Color { (textColor ?? .label).color(in: traitCollection) }

  // MARK: What a person does

  fileprivate func typed(_ new: String) {
    guard new != words else { return }
    let (range, replacement) = words.change(to: new)
    let isAllowed =
      delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
    guard isAllowed else {
      // What is there is the answer, and is shown again.
      WrittenAnswer.give()
      return looksChanged()
    }
    words = new
    attributedWords = nil
    wordsChanged()
    delegate?.textViewDidChange(self)
    delegate?.textViewDidChangeSelection(self)
  }

  var mayBeginEditing: Bool { delegate?.textViewShouldBeginEditing(self) ?? true }
  var mayEndEditing: Bool { delegate?.textViewShouldEndEditing(self) ?? true }
  func editingBegan() { delegate?.textViewDidBeginEditing(self) }
  func editingEnded() { delegate?.textViewDidEndEditing(self) }
}

/// Where a person types into a view of words.
private struct TextViewEntry: View {
  let view: UITextView

  /// The view is the same object, whatever becomes of it.
  let version: Int

  var body: some View {
    TextEditor(text: Binding(get: { view.text }, set: { view.typed($0) }))
      .font(view.shownFont).foregroundStyle(view.shownColor)
      .multilineTextAlignment(view.textAlignment.lines)
      .scrollDisabled(!view.isScrollEnabled)
      .modifier(KeyboardFollowing(view))
  }
}

extension NSTextAlignment {
  /// How lines stand beside each other.
  var lines: TextAlignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }

  /// Where what is narrower than its room stands.
  var horizontal: Alignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}

/// Who is asked, and hears, what becomes of a view of words.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether a person may type into it. Where not, the keyboard goes elsewhere.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// A person types into it.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether a program may take the keyboard from it. A person always can.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// A person does not type into it any longer.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether what was typed may stay.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// A person typed.
  func textViewDidChange(_ textView: UITextView)
  /// What is in it is different, and with that where the caret is.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Yes, where a delegate does not say.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing, where a delegate does not say.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Yes, where a delegate does not say.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing, where a delegate does not say.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Yes, where a delegate does not say.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing, where a delegate does not say.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Nothing, where a delegate does not say.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
