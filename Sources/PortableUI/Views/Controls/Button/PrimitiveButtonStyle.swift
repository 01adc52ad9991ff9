import Threads

/// What buttons look like, and what a person does to set them off.
///
/// A style of your own makes views of what it is told, and calls `configuration.trigger()` when it is
/// time. `Button(configuration)` in it is the button as it would be without the style.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle: _ViewStyle
where StyleConfiguration == PrimitiveButtonStyleConfiguration {
  /// A button: its label, its role, and what sets it off.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// A button that is to be shown in a style which sets it off itself.
public struct PrimitiveButtonStyleConfiguration {
  /// The views a button is labelled with.
  public struct Label {
    let erased: ErasedContent
  }

  /// What the button does, beyond what its label says.
  public let role: ButtonRole?

  /// The views it is labelled with.
  public let label: Label

  let action: @MainActor () -> Void

  /// Does what the button is there for.
  public func trigger() {
    let action = action
    runOnMain { onMain { action() } }
  }
}

extension PrimitiveButtonStyleConfiguration.Label: View, PrimitiveView, ErasedView {
  package func makeNode(at place: Place) -> NodeOf<Self> { ErasedNode(self, at: place) }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was given, as the styles further out show it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// A button that is what a style of an app's own makes of it, and nothing besides.
struct PrimitiveButton<Label: View>: View {
  let button: Button<Label>
  @Environment(\.buttonStyles) private var styles

  var body: some View {
    if let (style, outer) = styles.innermost, let primitive = style as? any PrimitiveButtonStyle {
      primitive.view(of: configuration).environment(\.buttonStyles, outer)
    }
  }

  private var configuration: PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(
      role: button.role, label: .init(erased: ErasedContent(button.label)), action: button.action)
  }
}

/// The node of such a button, in the place of the button's own.
final class PrimitiveButtonNode<Label: View>: WrapperNode<Button<Label>, PrimitiveButton<Label>> {
  override func content() -> PrimitiveButton<Label> { PrimitiveButton(button: view) }
}
