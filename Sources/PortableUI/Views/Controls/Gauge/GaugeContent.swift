import LayoutEngine

/// Where a value lies between two others, drawn.
package struct GaugeContent: ShownControl {
  /// Where it lies, from 0 to 1.
  package var fraction: Double
  package var look = GaugeLook.bar

  /// The colour of what is drawn; `nil` for that of what can be acted upon.
  package var tint: Color?

  package var isOperated: Bool { false }
  package var isEnabled: Bool { true }

  package var movingNumber: Double? {
    get { fraction }
    set { if let newValue { fraction = min(1, max(0, newValue)) } }
  }

  package func present<P: ControlPresenter>(by presenter: P) -> P.Shown {
    presenter.gauge(self)
  }
}

/// How a gauge is drawn.
package enum GaugeLook: Hashable, Sendable {
  /// A line, full up to the value.
  case bar
  /// A line with a dot at the value.
  case dot
  /// A ring, full up to the value.
  case ring
  /// A ring that is open below, with a dot at the value.
  case arc

  /// Whether it goes around something.
  package var isRound: Bool { self == .ring || self == .arc }
}

extension GaugeContent {
  /// The part of a turn, from the top and clockwise, at which a ring of this look begins, and what part
  /// of a turn it is.
  package var turn: (start: Double, length: Double) {
    look == .arc ? (-0.375, 0.75) : (0, 1)
  }
}

/// What of a gauge is drawn.
struct GaugeSign {
  let fraction: Double
  let look: GaugeLook
}

extension GaugeSign: View, PrimitiveView {
  func makeNode(at place: Place) -> NodeOf<GaugeSign> { GaugeNode(self, at: place) }
}

final class GaugeNode: ElementNode<GaugeSign> {
  override func content() -> ElementContent {
    .shown(
      GaugeContent(fraction: view.fraction, look: view.look, tint: environment(TintKey.self)))
  }

  override func boxContent(of content: ElementContent) -> BoxContent {
    .leaf(StretchShape(axes: view.look.isRound ? [] : .horizontal))
  }
}
