import Foundation

/// Views that belong together, with a header before them and a footer after them.
///
/// In a ``List`` or a ``Form`` its views are the rows of one box, the header is the title above it and
/// the footer the small print below. In a picker its views are options. Elsewhere header, content and
/// footer just stand one after the other.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer

  /// Whether the content is seen; `nil` where a person has no say in that.
  let isExpanded: Binding<Bool>?

  /// Whether a person shows and hides the content by the header, where that is not up to the app alone.
  var isCollapsible = true
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Views with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer(), isExpanded: nil)
  }

  /// Views with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer, isExpanded: nil)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Views with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer(), isExpanded: nil)
  }

  /// Views with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer, isExpanded: nil)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Views with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// Views with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// Views with a header, by which a person shows and hides them in a list.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Views that belong together.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView(), isExpanded: nil)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Views with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Views with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Views with a title, by which a person shows and hides them in a list.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Views with a title, by which a person shows and hides them in a list.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The header, the views and the footer, one after the other.
  public var body: some View {
    SectionEdge()
    SectionPart(kind: .header) {
      if let isExpanded, isCollapsible {
        ExpandingHeader(isExpanded: isExpanded, title: header)
      } else if Parent.self == Text.self {
        SectionTitle(title: header)
      } else {
        header
      }
    }
    if isExpanded?.wrappedValue ?? true { SectionPart(kind: .content) { content } }
    SectionPart(kind: .footer) { footer }
    SectionEdge()
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Whether a person shows and hides the views in a list by the header; without one nothing does.
  ///
  /// Without this they do where the section was given `isExpanded`.
  public func collapsible(_ collapsible: Bool) -> some View {
    CollapsibleSection(section: self, isCollapsible: collapsible)
  }
}

/// A section that keeps by itself whether its content is seen, where nobody else does.
private struct CollapsibleSection<Parent: View, Content: View, Footer: View> {
  let section: Section<Parent, Content, Footer>
  let isCollapsible: Bool
  @State private var isExpanded = true

  init(section: Section<Parent, Content, Footer>, isCollapsible: Bool) {
    self.section = section
    self.isCollapsible = isCollapsible
  }
}

extension CollapsibleSection: View {
  var body: some View {
    Section(
      header: section.header, content: section.content, footer: section.footer,
      isExpanded: section.isExpanded ?? (foldsByItself ? $isExpanded : nil),
      isCollapsible: isCollapsible)
  }

  private var foldsByItself: Bool { isCollapsible && Parent.self != EmptyView.self }
}

/// Half of the room between two sections of a list; elsewhere nothing.
struct SectionEdge: View {
  @Environment(\.listLook) private var look
  @Environment(\.listSectionSpacing) private var spacing

  var body: some View {
    if let look, spacing ?? look.sectionSpacing > 0 {
      SectionPart(kind: .edge) { Spacer().frame(height: (spacing ?? look.sectionSpacing) / 2) }
    }
  }
}

/// Words above the rows of a section, which assistive technologies hear as a heading.
struct SectionTitle<Title: View>: View {
  let title: Title
  @Environment(\.listLook) private var look

  var body: some View {
    if look == nil { title } else { title.accessibilityAddTraits(.isHeader) }
  }
}

/// A header that shows and hides what is below it.
struct ExpandingHeader<Title: View>: View {
  let isExpanded: Binding<Bool>
  let title: Title
  @Environment(\.listLook) private var look

  var body: some View {
    if look == nil {
      title
    } else {
      Button {
        withAnimation { isExpanded.wrappedValue.toggle() }
      } label: {
        HStack {
          title
          Spacer()
          Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward")
            .accessibilityHidden(true)
        }
      }
      .buttonStyle(.plain)
      .accessibilityValue(isExpanded.wrappedValue ? "expanded" : "collapsed")
    }
  }
}
