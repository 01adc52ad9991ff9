public import Foundation
import PortableUI

/// A view that a person acts upon.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What can happen at a control.
  public nonisolated struct Event: OptionSet, Hashable, Sendable {
    /// What tells it from others.
    public let rawValue: UInt
    /// What tells it from others.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A press begins.
    public static let touchDown = Event(rawValue: 1)
    /// It was pressed.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// It has another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// It did what it is chiefly for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// It has the keyboard now.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A person typed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// It has the keyboard no longer.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed in it.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Any of those of a press.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Any of those of typing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Any.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is.
  public nonisolated struct State: OptionSet, Hashable, Sendable {
    /// What tells it from others.
    public let rawValue: UInt
    /// What tells it from others.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As usual.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Cannot be used.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
  }

  /// Whether it can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }

  /// Whether it is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }

  /// Whether it is pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

  /// How it is.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Where what it shows stands across.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { looksChanged() }
  }

  /// Where what a control shows stands across.
  public nonisolated enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// What is said of it where a pointer rests on it.
  open var toolTip: String? { didSet { if toolTip != oldValue { looksChanged() } } }

  override var helpText: String? { toolTip }

  /// Does what it is chiefly for, as a press does.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  private var actions: [(action: UIAction, events: Event)] = []

  /// One that stands at `frame`.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// One that stands at `frame` and does `primaryAction`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// What archives need; there are none on this system.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Does `action` when one of `controlEvents` happens; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Does `action` no longer when one of `controlEvents` happens.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Does the action with that identifier no longer when one of `controlEvents` happens.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    for index in actions.indices where actions[index].action.identifier == identifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Calls `handler` with each action, and the events at which it is done, until it writes `true`.
  open func enumerateEventHandlers(_ handler: (UIAction?, Event, inout Bool) -> Void) {
    var stops = false
    for entry in actions where !stops { handler(entry.action, entry.events, &stops) }
  }

  /// Does what is to be done when one of `controlEvents` happens.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
  }

  /// Does `action`.
  open func sendAction(_ action: UIAction) { action.perform(by: self) }

  func stateChanged() { looksChanged() }
}
