public import Foundation

/// Words to press that open an address.
///
///     Link("The manual", destination: manual)
public struct Link<Label: View> {
  private let label: Label
  private let destination: URL
  @Environment(\.openURL) private var openURL

  /// A link to `destination` that shows what `label` builds.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link: View {
  /// The label in the colour of what can be acted upon.
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label.foregroundStyle(.tint)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(.isLink)
  }
}

extension Link where Label == Text {
  /// A link to `destination` that shows a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link to `destination` that shows a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
