import Foundation

/// Controls that belong together, side by side as one.
///
/// In a menu they are lines of it. A label is seen where the style shows one, as `menu` does.
public struct ControlGroup<Content: View> {
  let content: Content
  let label: AnyView?
  @Environment(\.controlGroupStyles) private var styles

  init(_ content: Content, label: AnyView?) {
    self.content = content
    self.label = label
  }

  /// Controls without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(content(), label: nil) }

  /// Controls with a label made of views.
  public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.init(
      LabeledControlGroupContent(content: content(), label: label), label: AnyView(label))
  }

  /// Controls with a title.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Controls with a title.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Controls with a title and one of the system's symbols.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Controls with a title and one of the system's symbols.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

/// The controls of a group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension LabeledControlGroupContent: View {
  /// The controls.
  public var body: some View { content }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style was given, as the styles further out show it.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(configuration.content, label: AnyView(configuration.label))
  }
}

extension ControlGroup: View {
  /// What the style makes of it.
  public var body: some View {
    styles.show(configuration, at: \.controlGroupStyles) {
      PlainControlGroup(
        content: content, label: label ?? AnyView(EmptyView()),
        isMenu: $0 == .menu)
    }
  }

  @MainActor
  private var configuration: ControlGroupStyleConfiguration {
    ControlGroupStyleConfiguration(
      content: .init(erased: ErasedContent(content)),
      label: .init(erased: ErasedContent(label ?? AnyView(EmptyView()))))
  }
}

/// A group as the desktop shows it: linked buttons, lines of a menu, or a menu.
struct PlainControlGroup<Content: View, Label: View>: View {
  let content: Content
  let label: Label
  let isMenu: Bool
  @Environment(\.isInMenu) private var isInMenu

  var body: some View {
    if isMenu {
      Menu {
        content
      } label: {
        label
      }
    } else if isInMenu {
      content
    } else {
      HStack(spacing: 0) { content }
        .layer(LayerContent(reading: .whole, isLinked: true))
    }
  }
}
