import Foundation
import PortableUI

/// What menus are made of.
@preconcurrency @MainActor
open class UIMenuElement {
  /// Its words.
  open var title: String
  /// Its picture.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }

  /// What a menu element is to be careful about.
  public nonisolated struct Attributes: OptionSet, Sendable {
    /// What tells it from others.
    public let rawValue: UInt
    /// What tells it from others.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It cannot be taken back.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not there.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// Whether a menu element is ticked.
  public nonisolated enum State: Int, Sendable { case off, on, mixed }
}

/// Something to be done, with its words and picture: for controls, menus and bars.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Tells it from others.
  public nonisolated struct Identifier: Hashable, Sendable, RawRepresentable {
    /// What tells it from others.
    public let rawValue: String
    /// The one that `rawValue` tells from others.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one of that name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Tells it from others.
  public let identifier: Identifier

  /// What is to be careful about.
  open var attributes: UIMenuElement.Attributes

  /// Whether it is ticked.
  open var state: UIMenuElement.State

  /// What had it done.
  public internal(set) weak var sender: AnyObject?

  let handler: UIActionHandler

  /// Something that `handler` does.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Does it.
  func perform(by sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }
}

/// What an action does.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// Actions, and menus of actions.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// How a menu stands in another one.
  public nonisolated struct Options: OptionSet, Sendable {
    /// What tells it from others.
    public let rawValue: UInt
    /// What tells it from others.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements stand in the menu around, as a group.
    public static let displayInline = Options(rawValue: 1)
    /// It cannot be taken back.
    public static let destructive = Options(rawValue: 2)
    /// One of its elements is ticked at a time.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// Tells a menu from others.
  public nonisolated struct Identifier: Hashable, Sendable, RawRepresentable {
    /// What tells it from others.
    public let rawValue: String
    /// The one that `rawValue` tells from others.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one of that name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Tells it from others.
  public let identifier: Identifier

  /// What is in it.
  public let children: [UIMenuElement]

  /// How it stands in another one.
  public let options: Options

  /// A menu of `children`.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.children = children
    self.options = options
    super.init(title: title, image: image)
  }

  /// The same menu of other elements.
  open func replacingChildren(_ children: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, image: image, identifier: identifier, options: options, children: children)
  }
}

extension UIMenu {
  /// Those of the actions in it that are ticked.
  public var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

  /// The actions in it and in the menus inside.
  var actions: [UIAction] {
    children.flatMap { element -> [UIAction] in
      if let menu = element as? UIMenu { return menu.actions }
      return [element as? UIAction].compactMap(\.self)
    }
  }
}

/// The elements of a menu, for one of SwiftUI's.
struct MenuElements: View {
  let elements: [UIMenuElement]
  weak var sender: AnyObject?

  /// Hears which action a person chose, before that is done.
  var chose: ((UIAction) -> Void)?

  var body: some View {
    ForEach(elements.indices, id: \.self) { index in element(elements[index]) }
  }

  private func perform(_ action: UIAction) {
    chose?(action)
    action.perform(by: sender)
  }

  @ViewBuilder
  private func element(_ element: UIMenuElement) -> some View {
    if let menu = element as? UIMenu {
      if menu.options.contains(.displayInline) {
        Section { MenuElements(elements: menu.children, sender: sender, chose: chose) }
      } else {
        Menu(menu.title) { MenuElements(elements: menu.children, sender: sender, chose: chose) }
      }
    } else if let action = element as? UIAction, !action.attributes.contains(.hidden) {
      item(action)
    }
  }

  @ViewBuilder
  private func item(_ action: UIAction) -> some View {
    button(action).keyboardShortcut((action as? UIKeyCommand)?.shortcut)
  }

  @ViewBuilder
  private func button(_ action: UIAction) -> some View {
    let isOff = action.attributes.contains(.disabled)
    if action.state == .on {
      Toggle(
        action.title,
        isOn: Binding(get: { true }, set: { _ in perform(action) })
      ).disabled(isOff)
    } else {
      let role: ButtonRole? = action.attributes.contains(.destructive) ? .destructive : nil
      Button(role: role) {
        perform(action)
      } label: {
        if let image = action.image {
          Label {
            Text(verbatim: action.title)
          } icon: {
            Image(uiImage: image)
          }
        } else {
          Text(verbatim: action.title)
        }
      }.disabled(isOff)
    }
  }
}
