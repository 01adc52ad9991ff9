import Foundation

/// Says that there is nothing to see, and why: in the middle of the room, with a large sign.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions

  /// A label, what there is to say beyond it, and what to do about it.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == PortableUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title with one of the system's symbols.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      PortableUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// A title with one of the system's symbols.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      PortableUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// A title with a picture of the app's.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      PortableUI.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// A title with a picture of the app's.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      PortableUI.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}

extension ContentUnavailableView: View {
  /// The label with its sign above it, and the rest below.
  public var body: some View {
    VStack(spacing: 12) {
      label.labelStyle(SignAboveStyle())
      VStack(spacing: 6) { description }
        .foregroundColor(.secondary)
        .multilineTextAlignment(.center)
      VStack(spacing: 12) { actions }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large sign above a title.
struct SignAboveStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 18) {
      configuration.icon.font(.system(size: 64)).foregroundColor(.secondary)
        .accessibilityHidden(true)
      configuration.title.font(.title.bold()).multilineTextAlignment(.center)
    }
  }
}
