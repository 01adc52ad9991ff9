public import Foundation
import LayoutEngine
import PortableUI

/// Something to press.
@preconcurrency @MainActor
open class UIButton: UIControl, SpeakingView {
  /// The kind of a button.
  public nonisolated enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  /// The kind.
  public private(set) var buttonType = ButtonType.custom

  /// How it looks; without one it looks as its words say.
  open var configuration: Configuration? { didSet { contentChanged() } }

  /// Brings ``configuration`` up to date with how the button is.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { updateConfiguration() } }

  /// What it shows to be chosen from: when it is pressed, where ``showsMenuAsPrimaryAction`` is on, and
  /// otherwise by the pointer's other button.
  open var menu: UIMenu? { didSet { contentChanged() } }

  /// Whether a press shows the menu.
  open var showsMenuAsPrimaryAction = false { didSet { contentChanged() } }

  /// Whether one of the actions of its menu is always chosen, is ticked there, and gives it its words.
  /// Where it has no menu, a press selects it or ends that.
  open var changesSelectionAsPrimaryAction = false { didSet { contentChanged() } }

  /// What its words look like.
  public private(set) lazy var titleLabel: UILabel? = TitleLabel(of: self)

  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var images: [State: UIImage] = [:]
  private var colors: [State: UIColor] = [:] { didSet { looksChanged() } }

  override class var looks: [AppearanceLook] { super.looks + [AppearanceLook(\UIButton.colors)] }

  /// A button of that kind.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    switch type {
    case .close: setImage(UIImage(systemName: "xmark"), for: .normal)
    case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
    case .detailDisclosure, .infoLight, .infoDark:
      setImage(UIImage(systemName: "info.circle"), for: .normal)
    case .custom, .system: break
    }
  }

  /// A button of that kind that does `primaryAction`, whose words it has.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    take(primaryAction)
  }

  /// A button that looks like that and does `primaryAction`.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
  }

  /// The words that it has in that state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentChanged()
  }

  /// The words that it has in that state, of which some look different from others.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentChanged()
  }

  /// The colour of its words in that state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
  }

  /// The picture that it has in that state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentChanged()
  }

  /// The words of that state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// The picture of that state.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// The colour of the words of that state.
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }

  /// The words that it has now.
  open var currentTitle: String? {
    chosenAction?.title ?? title(for: state) ?? configuration?.title
  }

  /// What of its menu is chosen, where something always is: what is ticked, or else the first.
  private var chosenAction: UIAction? {
    guard changesSelectionAsPrimaryAction, let menu else { return nil }
    let actions = menu.actions
    return actions.first { $0.state == .on } ?? actions.first
  }

  private func choose(_ action: UIAction) {
    guard changesSelectionAsPrimaryAction, let menu else { return }
    for one in menu.actions { one.state = one === action ? .on : .off }
    contentChanged()
  }

  /// The picture that it has now.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  /// Asks for ``updateConfiguration()``.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  /// Brings ``configuration`` up to date with how the button is.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  override func stateChanged() {
    updateConfiguration()
    contentChanged()
  }

  /// Presses it.
  func press() {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  open override var intrinsicContentSize: CGSize { naturalSize.roundedUp }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func makeContent() -> AnyView? {
    let label = ButtonLabel(self)
    chosenAction?.state = .on
    let elements = MenuElements(
      elements: menu?.children ?? [], sender: self, chose: { [weak self] in self?.choose($0) })
    if menu != nil, showsMenuAsPrimaryAction {
      return dressed(
        Menu {
          elements
        } label: {
          label
        })
    }
    let button = Button { [weak self] in
      self?.press()
    } label: {
      label
    }
    return menu == nil ? dressed(button) : dressed(button.contextMenu { elements })
  }

  private func dressed(_ button: some View) -> AnyView {
    let enabled = button.disabled(!isEnabled)
    guard let configuration else {
      // Words without a frame, as a link has, unless it is painted itself.
      return AnyView(enabled.buttonStyle(.plain))
    }
    return configuration.dress(enabled, tint: tintColor, in: traitCollection)
  }

  /// What is on the button, in its state.
  fileprivate var shownTitle: Text? {
    if let words = attributedTitles[state] ?? attributedTitles[.normal] {
      return Text(words, in: traitCollection)
    }
    if let words = configuration?.attributedTitle {
      return Text(verbatim: String(words.characters))
    }
    return currentTitle.map { Text(verbatim: $0) }
  }

  fileprivate var shownColor: Color? {
    if let color = titleColor(for: state) { return color.color(in: traitCollection) }
    if let configuration {
      return configuration.ownForeground?.color(in: traitCollection)
    }
    return buttonType == .system
      ? tintColor.color(in: traitCollection) : Color.primary
  }

  fileprivate var shownFont: Font? {
    (titleLabel as? TitleLabel)?.isFontSet == true ? titleLabel?.font.font : nil
  }
}

/// What is on a button.
private struct ButtonLabel: View {
  let title: Text?
  let subtitle: String?
  let image: UIImage?
  let isAfter: Bool
  let isAcross: Bool
  let spacing: CGFloat
  let color: Color?
  let font: Font?
  let waits: Bool
  let insets: EdgeInsets
  let alignment: Alignment

  init(_ button: UIButton) {
    let configuration = button.configuration
    title = button.shownTitle
    subtitle = configuration?.subtitle
    image = button.currentImage
    let placement = configuration?.imagePlacement ?? .leading
    isAfter = placement == .trailing || placement == .bottom
    isAcross = placement == .leading || placement == .trailing
    spacing = configuration?.imagePadding ?? 4
    color = button.shownColor
    font = button.shownFont
    waits = configuration?.showsActivityIndicator ?? false
    alignment =
      switch button.contentHorizontalAlignment {
      case .left, .leading: .leading
      case .right, .trailing: .trailing
      case .center, .fill: .center
      }
    let set = configuration?.shownInsets
    insets = EdgeInsets(
      top: set?.top ?? 0, leading: set?.leading ?? 0, bottom: set?.bottom ?? 0,
      trailing: set?.trailing ?? 0)
  }

  var body: some View {
    Group {
      if isAcross {
        HStack(spacing: spacing) { parts }
      } else {
        VStack(spacing: spacing) { parts }
      }
    }
    .font(font).padding(insets).foregroundStyle(color ?? .primary)
    // A button is as large as its frame, which may be larger than its words.
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
  }

  @ViewBuilder
  private var parts: some View {
    if !isAfter { picture }
    if let title {
      if let subtitle {
        VStack {
          title
          Text(verbatim: subtitle).font(.caption)
        }
      } else {
        title
      }
    }
    if isAfter { picture }
  }

  @ViewBuilder
  private var picture: some View {
    if waits {
      ProgressView().controlSize(.small)
    } else if let image {
      Image(uiImage: image).font(image.symbolFont)
    }
  }
}

/// The label that a button's words look like. It is shown nowhere itself.
private final class TitleLabel: UILabel {
  private weak var button: UIButton?
  private(set) var isFontSet = false

  init(of button: UIButton) {
    self.button = button
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var font: UIFont! {
    didSet {
      isFontSet = true
      button?.contentChanged()
    }
  }

  override var text: String? {
    get { button?.currentTitle }
    set {}
  }
}
