// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

@available(
  *, unavailable, message: "Use Color, or Color.opacity(_:), in the order of what is in front."
)
public typealias BackgroundProminence = MissingValue

@available(
  *, unavailable, message: "Use Color, or Color.opacity(_:), in the order of what is in front."
)
public typealias ButtonSizing = MissingValue

@available(
  *, unavailable, message: "Use Color, or Color.opacity(_:), in the order of what is in front."
)
public typealias GlassEffectTransition = MissingValue

@available(
  *, unavailable, message: "Use Color, or Color.opacity(_:), in the order of what is in front."
)
public typealias MaterialActiveAppearance = MissingValue

@available(
  *, unavailable, message: "Use Color, or Color.opacity(_:), in the order of what is in front."
)
public typealias ShapeRole = MissingValue

@available(
  *, unavailable, message: "Use Color, or Color.opacity(_:), in the order of what is in front."
)
public typealias SymbolColorRenderingMode = MissingValue

@available(
  *, unavailable, message: "Use Color, or Color.opacity(_:), in the order of what is in front."
)
public typealias SymbolVariableValueMode = MissingValue

@available(
  *, unavailable,
  message:
    "There are no shaders; use brightness(_:), contrast(_:), saturation(_:) or colorMultiply(_:)."
)
public typealias Shader = MissingValue

@available(
  *, unavailable,
  message:
    "There are no shaders; use brightness(_:), contrast(_:), saturation(_:) or colorMultiply(_:)."
)
public typealias ShaderFunction = MissingValue

@available(
  *, unavailable,
  message:
    "There are no shaders; use brightness(_:), contrast(_:), saturation(_:) or colorMultiply(_:)."
)
public typealias ShaderLibrary = MissingValue

@available(
  *, unavailable, message: "Read sizes with GeometryReader, and call the effects on the view."
)
public protocol RoundedRectangularShape {}
