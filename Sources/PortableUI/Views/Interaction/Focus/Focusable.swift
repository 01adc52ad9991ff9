/// What a person may do with a view that takes the keyboard.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// A bit for each.
  public let rawValue: Int

  /// Those whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Press it with a key, as a button: the tabulator key leads to it.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Change what it holds, as a field: a click leads to it, too.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Whatever it is made for.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

nonisolated extension View {
  /// Lets the keyboard come to this view, by the tabulator key, by a click, and by `focused(_:)`. What is pressed
  /// there is heard by `onKeyPress(_:action:)` and its kin, outside of this.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    focusable(isFocusable, interactions: .automatic)
  }

  /// Lets the keyboard come to this view for some `interactions`: a click leads to what can be edited alone.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
  }
}

nonisolated extension View {
  /// Leads the keyboard to what `binding` calls `value` when this view comes.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}

private struct FocusableModifier {
  let isFocusable: Bool
  let interactions: FocusInteractions
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled
}

extension FocusableModifier: ViewModifier {
  func body(content: Content) -> some View {
    FocusableView(
      content: content, seat: isFocusable && isEnabled ? seat : nil,
      showsRing: isFocusEffectEnabled)
  }

  @MainActor private var seat: LayerLooks.KeyboardSeat {
    interactions.contains(.edit) ? .byClick : .byKeys
  }
}

/// A view that the keyboard may come to.
private struct FocusableView<Content: View> {
  let content: Content
  let seat: LayerLooks.KeyboardSeat?
  let showsRing: Bool
}

extension FocusableView: View, PrimitiveView {
  static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  func makeNode(at place: Place) -> NodeOf<Self> { FocusableNode(self, at: place) }
}

extension FocusableView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    FocusableView<Other>(content: other, seat: seat, showsRing: showsRing)
  }
}

private final class FocusableNode<Content: View>: ModifierNode<FocusableView<Content>, Content> {
  override func content() -> Content { view.content }

  override func attach(_ box: Box) { box.element = Element(layer, of: self) }

  override var keyboardElement: Element? { boxes.first?.element }
  override var ownKeyboardElement: Element? { boxes.first?.element }

  override func viewChanged() {
    super.viewChanged()
    for box in boxes { box.show(layer) }
  }

  private var layer: ElementContent {
    var looks = LayerLooks.none
    looks.seat = view.seat
    looks.isRingHidden = !view.showsRing
    return .layer(.looking(looks))
  }

  override func hear(_ event: ElementEvent, from element: Element) {
    if case .focus(let isThere) = event { graph.keyboard.moved(isThere, element, of: self) }
  }
}
