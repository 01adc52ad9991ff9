public import Foundation
import LayoutEngine
import PortableUI

/// Words.
@preconcurrency @MainActor
open class UILabel: UIView, SpeakingView {
  /// The words.
  open var text: String? {
    get { words }
    set {
      guard newValue != words || attributedWords != nil else { return }
      words = newValue
      attributedWords = nil
      contentChanged()
    }
  }
  private var words: String?

  /// The words, of which some look different from others.
  open var attributedText: NSAttributedString? {
    get { attributedWords ?? words.map { NSAttributedString(string: $0) } }
    set {
      attributedWords = newValue
      words = newValue?.string
      contentChanged()
    }
  }
  private var attributedWords: NSAttributedString?

  /// The letters.
  open var font: UIFont! = .preferredFont(forTextStyle: .body) {
    didSet { if font != oldValue { contentChanged() } }
  }

  /// The colour of the letters.
  open var textColor: UIColor! = .label { didSet { if textColor != oldValue { looksChanged() } } }

  /// Where the lines stand.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { looksChanged() } }
  }

  /// The most lines; 0 for as many as it takes.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentChanged() } } }

  /// What becomes of words that have no room.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentChanged() } }
  }

  /// Whether the letters become smaller where there is no room.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { looksChanged() } }
  }

  /// How small they may become, as a part of their size.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { looksChanged() } }
  }

  /// Whether the letters follow the desktop's settings. Those for a role of text always do.
  open var adjustsFontForContentSizeCategory = false

  /// Whether it looks as if it could be acted upon.
  open var isEnabled = true { didSet { if isEnabled != oldValue { looksChanged() } } }

  /// Whether it looks chosen.
  open var isHighlighted = false

  /// The width in which it says how high it would be; 0 for the one that it gets.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  override class var looks: [AppearanceLook] {
    super.looks + [AppearanceLook(\UILabel.font), AppearanceLook(\UILabel.textColor)]
  }

  /// A label that stands at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    priorities.hugging = .init(both: 251)
  }

  /// What archives need; there are none on this system.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize {
    guard words?.isEmpty == false else { return .zero }
    let width = preferredMaxLayoutWidth > 0 ? Double(preferredMaxLayoutWidth) : nil
    return contentSize(for: Proposal(width: width, height: nil)).cgSize.roundedUp
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width < 10_000 ? Double(size.width) : nil
    return wordsSize(inWidth: width)
  }

  /// How large the words are, of which a line is at most so wide.
  private func wordsSize(inWidth width: Double?) -> CGSize {
    guard let content = labelContent else { return .zero }
    return MeasuringGraph.size(
      of: AnyView(content.words), for: Proposal(width: width, height: nil)
    ).cgSize.roundedUp
  }

  override var readsWidth: Bool { numberOfLines != 1 && words?.isEmpty == false }

  override func height(inWidth width: CGFloat) -> CGFloat {
    contentSize(for: Proposal(width: Double(max(0, width)), height: nil)).cgSize.roundedUp.height
  }

  override func makeContent() -> AnyView? { labelContent.map { AnyView($0) } }

  private var labelContent: LabelContent? {
    guard let words, !words.isEmpty else { return nil }
    return LabelContent(
      text: attributedWords.map { Text($0, in: traitCollection) } ?? Text(verbatim: words),
      hasOwnLooks: attributedWords != nil, font: font.font, color: shownColor,
      lines: numberOfLines == 0 ? nil : numberOfLines,
      alignment: textAlignment, lineBreak: lineBreakMode,
      scale: adjustsFontSizeToFitWidth ? max(0.1, minimumScaleFactor) : 1)
  }

  private var shownColor: Color {
    let color = textColor.color(in: traitCollection)
    return isEnabled ? color : color.opacity(0.5)
  }
}

extension CGSize {
  /// What is measured is as large as it needs to be, and no point is cut off.
  nonisolated var roundedUp: CGSize {
    CGSize(width: width.rounded(.up), height: height.rounded(.up))
  }
}

/// The words of a label, which stand in the middle of its height.
private struct LabelContent: View {
  let text: Text

  /// Whether the words say more of how they look than what is said of all.
  let hasOwnLooks: Bool
  let font: Font
  let color: Color
  let lines: Int?
  let alignment: NSTextAlignment
  let lineBreak: NSLineBreakMode
  let scale: CGFloat

  var body: some View { words.frame(maxWidth: .infinity, alignment: frameAlignment) }

  /// The words by themselves, which take no more room than they need.
  @ViewBuilder
  var words: some View {
    if hasOwnLooks {
      // What is said of a view does not count before what its words say.
      arranged(Group { text }.font(font).foregroundStyle(color))
    } else {
      arranged(text.font(font).foregroundStyle(color))
    }
  }

  private func arranged(_ words: some View) -> some View {
    words.lineLimit(lines)
      .multilineTextAlignment(textAlignment).truncationMode(truncation)
      .minimumScaleFactor(scale)
  }

  private var textAlignment: TextAlignment {
    switch alignment {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }

  private var frameAlignment: Alignment {
    switch alignment {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }

  private var truncation: Text.TruncationMode {
    switch lineBreak {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }
}
