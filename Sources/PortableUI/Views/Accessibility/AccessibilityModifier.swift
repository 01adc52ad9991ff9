import LayoutEngine

/// A view of which assistive technologies are told something else than what it shows.
public struct AccessibilityView<Content: View> {
  let content: Content
  var label: Text?
  var value: Text?
  var hint: Text?
  var help: Text?
  var identifier: String?
  var isHidden: Bool?
  var traits: (added: AccessibilityTraits, removed: AccessibilityTraits) = ([], [])
}

extension AccessibilityView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { AccessibilityNode(self, at: place) }
}

/// Tells the element of the view inside; a view of several elements gets one around them.
final class AccessibilityNode<Content: View>: ModifierNode<AccessibilityView<Content>, Content> {
  /// The traits that were told last, of which some may be gone.
  private var toldTraits: AccessibilityTraits = []

  override func content() -> Content { view.content }

  // Which element is told depends on what is inside.
  override var keepsBoxes: Bool { false }

  override func attach(_ box: Box) {
    if told(by: box) == nil { box.element = Element(.layer(LayerContent()), of: self) }
    tell(box)
    toldTraits = view.traits.added
  }

  override func viewChanged() {
    super.viewChanged()
    for box in boxes { tell(box) }
    toldTraits = view.traits.added
  }

  private func tell(_ box: Box) {
    guard let told = box.element == nil ? told(by: box) : box, let element = told.element else {
      return
    }
    var content = element.accessibility
    let locale = EnvironmentValues(scope: scope).locale
    if let label = view.label { content.label = label.string(in: locale) }
    if let value = view.value { content.value = value.string(in: locale) }
    if let hint = view.hint { content.hint = hint.string(in: locale) }
    if let help = view.help { content.help = help.string(in: locale) }
    if let identifier = view.identifier { content.identifier = identifier }
    if let isHidden = view.isHidden { content.isHidden = isHidden }
    let gone = toldTraits.subtracting(view.traits.added)
    let traits = content.traits.subtracting(gone).union(view.traits.added)
      .subtracting(view.traits.removed)
    if traits != content.traits { content.traits = traits }
    guard content != element.accessibility else { return }
    element.accessibility = content
    told.flags.insert(.needsUpdate)
    told.setNeedsCommit()
  }

  /// The box inside whose element can be told: that of a view in however many modifiers, or else
  /// that of a modifier around several. An identifier is also the name of a frame, so it goes no
  /// further in than that frame.
  private func told(by box: Box) -> Box? {
    var inner = box
    var group: Box?
    while inner.flags.contains(.isModifier), let next = inner.children.first {
      if group == nil, inner !== box, inner.element != nil { group = inner }
      if view.identifier != nil, !inner.keepsFrame { return group }
      if inner !== box, inner.isReadAsOne { return inner }
      inner = next
    }
    return inner.element == nil ? group : inner
  }
}

extension Box {
  /// Whether it is what assistive technologies know of all that is inside.
  fileprivate var isReadAsOne: Bool {
    guard case .layer(let layer)? = element?.goal else { return false }
    return layer.reading != nil
  }

  /// Whether the box has the frame of what it is around.
  fileprivate var keepsFrame: Bool {
    guard let rule = content.rule else { return false }
    return rule is Layering || (rule as? Offset) == Offset(.zero)
  }
}

extension View {
  /// What the view is called when it is read aloud, instead of the words it shows.
  public func accessibilityLabel(_ label: Text) -> some View {
    AccessibilityView(content: self, label: label)
  }

  /// What the view is called when it is read aloud, instead of the words it shows.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// What the view is called when it is read aloud, instead of the words it shows.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// The value that is read aloud with the view's name.
  public func accessibilityValue(_ value: Text) -> some View {
    AccessibilityView(content: self, value: value)
  }

  /// The value that is read aloud with the view's name.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// The value that is read aloud with the view's name.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// What happens when the view is used, read aloud after its name.
  public func accessibilityHint(_ hint: Text) -> some View {
    AccessibilityView(content: self, hint: hint)
  }

  /// What happens when the view is used, read aloud after its name.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// What happens when the view is used, read aloud after its name.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// A name for tests to find the view by. Nobody hears it.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    AccessibilityView(content: self, identifier: identifier)
  }

  /// Whether assistive technologies pass over the view and all that is in it.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    AccessibilityView(content: self, isHidden: hidden)
  }
}
