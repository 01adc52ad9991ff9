public import Foundation
import PortableUI

/// Something in a bar.
@preconcurrency @MainActor
open class UIBarItem {
  var changed: (() -> Void)?

  /// Its words.
  open var title: String? { didSet { if title != oldValue { changed?() } } }
  /// Its picture.
  open var image: UIImage? { didSet { if image != oldValue { changed?() } } }
  /// Whether it can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed?() } } }
  /// A number by which it can be found again.
  open var tag = 0
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// How its words look in that state, where they stand in a bar as a button. Those of tabs look as the desktop's do.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    changed?()
  }

  /// How its words were told to look in that state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// A name that only programs hear.
  open var accessibilityIdentifier: String? { didSet { changed?() } }
  /// What it is called when it is read aloud.
  open var accessibilityLabel: String? { didSet { changed?() } }

  /// Something without words.
  public init() {}

  /// What archives need; there are none on this system.
  public required init?(coder: NSCoder) {}
}

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The buttons that everyone knows.
  public nonisolated enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo
    case close = 24
  }

  /// How it looks.
  public nonisolated enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  /// How it looks.
  open var style = Style.plain { didSet { changed?() } }
  /// What it does.
  open var primaryAction: UIAction? { didSet { changed?() } }
  /// What it shows to be chosen from.
  open var menu: UIMenu? { didSet { changed?() } }
  /// The view that stands for it.
  open var customView: UIView? { didSet { changed?() } }
  /// Its colour.
  open var tintColor: UIColor? { didSet { changed?() } }
  /// How wide room is.
  open var width: CGFloat = 0 { didSet { changed?() } }
  /// Whether it is not there.
  open var isHidden = false { didSet { changed?() } }

  private(set) var systemItem: SystemItem?

  /// A button without words.
  public override init() { super.init() }

  /// What archives need; there are none on this system.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A button that does `primaryAction`, or shows `menu`.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button that everyone knows.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
    title = systemItem.title
    image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// A view that stands in the bar.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Room that takes what is left.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// So much room.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Is the button that begins editing, or the one that ends it.
  func show(isEditing: Bool) {
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close: "Close"
    case .flexibleSpace, .fixedSpace: nil
    }
  }

  fileprivate var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .undo: "arrow.uturn.backward"
    case .redo: "arrow.uturn.forward"
    default: nil
    }
  }
}

/// A button of a bar, in a graph.
struct BarButton: View {
  let item: UIBarButtonItem

  /// The item is the same object, whatever becomes of it.
  let version: Int

  /// The colour of its bar's buttons.
  var tint: UIColor?

  var body: some View {
    content.disabled(!item.isEnabled)
      .tint(color)
  }

  /// The colour of its words or its picture, where somebody has said one.
  private var color: Color? {
    (item.tintColor ?? model?.tintColor ?? tint).map { Color(uiColor: $0) }
  }

  @ViewBuilder
  private var content: some View {
    if let view = item.customView {
      ObjectView(view)
    } else if let menu = item.menu, item.primaryAction == nil {
      named(
        Menu {
          MenuElements(elements: menu.children, sender: item)
        } label: {
          label
        })
    } else {
      named(
        Button { [weak item] in
          item?.primaryAction?.perform(by: item)
        } label: {
          label
        })
    }
  }

  private func named(_ view: some View) -> some View {
    let name = item.accessibilityLabel ?? item.title ?? ""
    return view.accessibilityLabel(Text(verbatim: name))
      .accessibilityIdentifier(item.accessibilityIdentifier ?? "")
  }

  private var model: UIBarButtonItem? { item.model as? UIBarButtonItem }

  private var title: Text {
    let words = item.title ?? ""
    let state: UIControl.State = item.isEnabled ? .normal : .disabled
    let looks =
      item.titleTextAttributes(for: state) ?? item.titleTextAttributes(for: .normal)
      ?? item.model?.titleTextAttributes(for: state)
      ?? item.model?.titleTextAttributes(for: .normal)
    guard let looks else { return Text(verbatim: words) }
    return Text(NSAttributedString(string: words, attributes: looks), in: UITraitCollection())
  }

  @ViewBuilder
  private var label: some View {
    if let color { plainLabel.foregroundStyle(color) } else { plainLabel }
  }

  @ViewBuilder
  private var plainLabel: some View {
    if let image = item.image {
      Image(uiImage: image)
    } else {
      title
    }
  }
}
