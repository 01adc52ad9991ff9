public import Foundation

/// A view that hears keys while the keyboard is in it.
struct KeyPressView<Content: View> {
  let content: Content
  let isLast: Bool

  /// Whether it hears only what is pressed while the keyboard is at the view itself, and not at another one inside.
  var isForItself = false
  let wants: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result
}

extension KeyPressView: View, PrimitiveView {
  static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  func makeNode(at place: Place) -> NodeOf<Self> { KeyPressNode(self, at: place) }
}

private final class KeyPressNode<Content: View>:
  WrapperNode<KeyPressView<Content>, Content>, KeyHearer
{
  override func content() -> Content { view.content }

  override func appear() {
    super.appear()
    graph.keyboard.hearerCount += 1
  }

  override func disappear() { graph.keyboard.hearerCount -= 1 }

  var isLast: Bool { view.isLast }

  /// Whether the keyboard is at what assistive technologies take for the view, or at what is around that.
  private var isKeyboardItsOwn: Bool {
    guard let holder = graph.keyboard.holdingElement,
      let told = (children.first as? any SpokenNode)?.toldElements
    else { return false }
    return told.contains { element in
      sequence(first: element, next: \.parent).contains { $0 === holder }
    }
  }

  func hear(_ press: KeyPress) -> Bool {
    EnvironmentValues(scope: scope).isEnabled && (!view.isForItself || isKeyboardItsOwn)
      && view.wants(press) && view.action(press) == .handled
  }
}

nonisolated extension View {
  /// Calls `action` when `key` is pressed, or held on, while the keyboard is in this view.
  ///
  ///     TextField("Message", text: $draft)
  ///       .onKeyPress(.upArrow) {
  ///         draft = lastMessage
  ///         return .handled
  ///       }
  ///
  /// Views further in hear of it first. The control that has the keyboard hears of it last, and only what all of
  /// them ignored.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
  }

  /// Calls `action` for some `phases` of `key`, while the keyboard is in this view.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Calls `action` for some `phases` of any of `keys`, while the keyboard is in this view.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    hearing(phases, { keys.contains($0.key) }, action)
  }

  /// Calls `action` for some `phases` of keys that type some of `characters`, while the keyboard is in this view.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    hearing(
      phases, { $0.characters.unicodeScalars.contains(where: characters.contains) }, action)
  }

  /// Calls `action` for some `phases` of any key, while the keyboard is in this view.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    hearing(phases, { _ in true }, action)
  }

  func hearing(
    _ phases: KeyPress.Phases, isLast: Bool = false, isForItself: Bool = false,
    _ wants: @escaping (KeyPress) -> Bool,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(
      content: self, isLast: isLast, isForItself: isForItself,
      wants: { phases.contains($0.phase) && wants($0) }, action: action)
  }

  /// Calls `action` for an arrow key that nothing else wanted, while the keyboard is in this view.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    onCommand(MoveCommandDirection.init, action)
  }

  /// The same, where the keyboard is at this view itself, and not at another one inside.
  func onOwnMoveCommand(perform action: @escaping (MoveCommandDirection) -> Void) -> some View {
    onCommand(MoveCommandDirection.init, isForItself: true, action)
  }

  /// Calls `action` for the escape key where nothing else wanted it, while the keyboard is in this view.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    onCommand({ $0 == .escape ? $0 : nil }, action.map { action in { _ in action() } })
  }

  /// Calls `action` for a key that deletes where nothing else wanted it, while the keyboard is in this view.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onCommand(
      { [.delete, .deleteForward].contains($0) ? $0 : nil },
      action.map { action in { _ in action() } })
  }

  private func onCommand<Command>(
    _ command: @escaping (KeyEquivalent) -> Command?, isForItself: Bool = false,
    _ action: ((Command) -> Void)?
  ) -> some View {
    hearing(
      [.down, .repeat], isLast: true, isForItself: isForItself,
      { action != nil && $0.modifiers.isEmpty && command($0.key) != nil },
      { press in
        if let command = command(press.key) { action?(command) }
        return .handled
      })
  }
}

extension MoveCommandDirection {
  /// The direction of an arrow key.
  fileprivate init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}
