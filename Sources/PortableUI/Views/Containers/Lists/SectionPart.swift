/// What of a section something is.
enum ListPart: Hashable {
  /// A title.
  case header
  /// A row.
  case content
  /// Small print.
  case footer
  /// The room before the section, and after it.
  case edge
}

/// A part of a section. In a list it looks as that part does.
struct SectionPart<Content: View>: PrimitiveView {
  let kind: ListPart
  let content: Content

  init(kind: ListPart, @ViewBuilder content: () -> Content) {
    self.kind = kind
    self.content = content()
  }

  static var isSingle: Bool { false }
  static var holdsSections: Bool { true }

  func makeNode(at place: Place) -> NodeOf<Self> { SectionPartNode(self, at: place) }
}

/// The node of a part; rows with the same one stand in one box.
final class SectionPartNode<Content: View>: WrapperNode<SectionPart<Content>, PartLook<Content>> {
  override func content() -> PartLook<Content> {
    PartLook(kind: view.kind, content: view.content)
  }

  override func appear() {
    flags.insert(.marksRows)
    super.appear()
  }
}

extension SectionPartNode: SectionPartSource {
  var part: ListPart { view.kind }
}

extension SectionPartNode: RowMarker {
  func mark(_ facts: inout RowFacts, from child: Node) {
    guard facts.section == nil else { return }
    facts.part = view.kind
    facts.section = self
  }
}

/// The fonts and colours of a section's part: in a list a header is a heading, and a footer is small.
struct PartLook<Content: View>: PrimitiveView {
  let kind: ListPart
  let content: Content

  static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  func makeNode(at place: Place) -> NodeOf<Self> { PartLookNode(self, at: place) }
}

final class PartLookNode<Content: View>: WrapperNode<PartLook<Content>, EnvironmentView<Content>> {
  override func content() -> EnvironmentView<Content> {
    let kind = view.kind
    return EnvironmentView(content: view.content) { values in
      guard values.listLook != nil else { return }
      switch kind {
      case .header:
        values.font = values.headerProminence == .increased ? .title2.bold() : .headline
        values.isInListRow = false
      case .footer:
        values.font = .caption
        values.foregroundColor = .secondary
        values.isInListRow = false
      case .content, .edge: break
      }
    }
  }
}
