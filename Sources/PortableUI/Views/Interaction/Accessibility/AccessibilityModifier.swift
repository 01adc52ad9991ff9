import Foundation
import LayoutEngine

/// A view of which assistive technologies are told something else than what it shows.
struct AccessibilityView<Content: View> {
  let content: Content
  var label: Text?
  var value: Text?
  var hint: Text?
  var help: Text?
  var identifier: String?
  var isHidden: Bool?
  var traits: (added: AccessibilityTraits, removed: AccessibilityTraits) = ([], [])
  var actions: [DeclaredAction] = []
  var headingLevel: AccessibilityHeadingLevel?
  var sortPriority: Double?
  var detail: DeclaredDetail?
  var inputLabels: [Text]?
  var isAskedForKeyboard = false
  var pair: AccessibilityPair?
  var link: AccessibilityLink?
  var isForPerson: Bool?

  /// Whether views that are several things are one thing now, and nothing of what is in it.
  var isAlone = false
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

  /// The pair that was told last.
  private var toldPair: AccessibilityPair?

  /// What the detail that was told last is told from others by.
  private var toldDetail: String?

  override func content() -> Content { view.content }

  override var keyboardElement: Element? {
    boxes.first.flatMap { $0.element ?? told(by: $0)?.element }
  }

  // Which element is told depends on what is inside.
  override var keepsBoxes: Bool { false }

  override func attach(_ box: Box) {
    if told(by: box) == nil {
      box.element = Element(.layer(LayerContent(reading: view.isAlone ? .alone : nil)), of: self)
    }
    tell(box)
    remember()
  }

  override func viewChanged() {
    super.viewChanged()
    for box in boxes { tell(box) }
    remember()
  }

  private func remember() {
    (toldTraits, toldPair) = (view.traits.added, view.pair)
    toldDetail = view.detail?.id(in: EnvironmentValues(scope: scope).locale)
  }

  private func tell(_ box: Box) {
    guard let told = box.element == nil ? told(by: box) : box, let element = told.element else {
      return
    }
    var content = element.accessibility
    fill(&content)
    guard content != element.accessibility else { return }
    element.accessibility = content
    told.flags.insert(.needsUpdate)
    told.setNeedsCommit()
  }

  private func fill(_ content: inout AccessibilityContent) {
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
    if let level = view.headingLevel { content.headingLevel = level.number }
    if let priority = view.sortPriority { content.sortPriority = priority }
    if let labels = view.inputLabels { content.inputLabels = labels.map { $0.string(in: locale) } }
    if view.isAskedForKeyboard { content.isAskedForKeyboard = true }
    follow(view.pair, in: &content)
    if let link = view.link { content.link = link }
    if let isForPerson = view.isForPerson { content.isForPerson = isForPerson }
    if let detail = view.detail { detail.tell(&content, insteadOf: toldDetail, in: locale) }
    content.take(actions(in: locale), of: ObjectIdentifier(self))
  }

  private func follow(_ pair: AccessibilityPair?, in content: inout AccessibilityContent) {
    guard pair != toldPair || pair.map({ !content.pairs.contains($0) }) == true else { return }
    content.pairs.removeAll { $0 == toldPair || $0 == pair }
    if let pair { content.pairs.append(pair) }
  }

  private func actions(in locale: Locale) -> [AccessibilityAction] {
    view.actions.enumerated().map { number, action in
      AccessibilityAction(
        kind: action.kind.kind, name: action.kind.name.string(in: locale),
        owner: ObjectIdentifier(self), number: number
      ) { [weak self] in
        guard let actions = self?.view.actions, actions.indices.contains(number) else { return }
        actions[number].perform()
      }
    }
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

/// A node that tells assistive technologies of something.
@MainActor
protocol SpokenNode: Node {
  /// The elements that are told.
  var toldElements: [Element] { get }
}

extension AccessibilityNode: SpokenNode {
  var toldElements: [Element] { boxes.compactMap { $0.element ?? told(by: $0)?.element } }
}

extension Box {
  /// Whether it is what assistive technologies know of all that is inside.
  fileprivate var isReadAsOne: Bool {
    guard case .layer(let layer)? = element?.goal else { return false }
    return layer.reading != nil || layer.list != nil
  }

  /// Whether the box has the frame of what it is around.
  fileprivate var keepsFrame: Bool {
    guard let rule = content.rule else { return false }
    return rule is Layering || (rule as? Offset) == Offset(.zero)
  }
}
