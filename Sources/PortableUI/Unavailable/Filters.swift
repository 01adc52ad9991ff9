// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

public import Foundation

// Paint, filters and motions of views.

@available(
  *, unavailable,
  message:
    "Use brightness(_:), contrast(_:), saturation(_:), hueRotation(_:) or colorMultiply(_:); there are no shaders."
)
nonisolated extension View {
  public func colorEffect(_: Any, isEnabled: Bool = true) -> Self { self }
  public func distortionEffect(_: Any, maxSampleOffset: CGSize, isEnabled: Bool = true) -> Self {
    self
  }
  public func layerEffect(_: Any, maxSampleOffset: CGSize, isEnabled: Bool = true) -> Self { self }
}

@available(
  *, unavailable,
  message:
    "Symbols stand still; animate the image with scaleEffect(_:), rotationEffect(_:) or opacity(_:)."
)
nonisolated extension View {
  public func symbolColorRenderingMode(_: _MissingValue?) -> Self { self }
  public func symbolVariableValueMode(_: _MissingValue?) -> Self { self }
}

@available(
  *, unavailable,
  message: "Use glassEffect(_:in:) alone; panes of glass do not melt into each other."
)
nonisolated extension View {
  public func glassEffectID(_: Any?, in: Namespace.ID) -> Self { self }
  public func glassEffectTransition(_: _MissingValue) -> Self { self }
  public func glassEffectUnion(id: Any?, namespace: Namespace.ID) -> Self { self }
  public func glassBackgroundEffect(displayMode: _MissingValue = .always) -> Self { self }
  public func glassBackgroundEffect(in: some Shape, displayMode: _MissingValue = .always) -> Self {
    self
  }
  public func backgroundExtensionEffect() -> Self { self }
}

@available(*, unavailable, message: "Use background(_:ignoresSafeAreaEdges:).")
nonisolated extension View {
  public func containerBackground(_: some ShapeStyle, for: _MissingValue) -> Self { self }
  public func containerBackground<V: View>(
    for: _MissingValue, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> Self { self }
  public func materialActiveAppearance(_: _MissingValue) -> Self { self }
}

@available(
  *, unavailable, message: "Pictures are shown with the colours of the screen; leave it out."
)
nonisolated extension View {
  public func allowedDynamicRange(_: _MissingValue?) -> Self { self }
}
