// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

@available(
  *, unavailable, message: "Use Color, or Color.opacity(_:), in the order of what is in front."
)
public typealias BackgroundProminence = _MissingValue

@available(
  *, unavailable, message: "Use Color, or Color.opacity(_:), in the order of what is in front."
)
public typealias ButtonSizing = _MissingValue

@available(
  *, unavailable, message: "Use Color, or Color.opacity(_:), in the order of what is in front."
)
public typealias GlassEffectTransition = _MissingValue

@available(
  *, unavailable, message: "Use Color, or Color.opacity(_:), in the order of what is in front."
)
public typealias MaterialActiveAppearance = _MissingValue

@available(
  *, unavailable, message: "Use Color, or Color.opacity(_:), in the order of what is in front."
)
public typealias ShapeRole = _MissingValue

@available(
  *, unavailable, message: "Use Color, or Color.opacity(_:), in the order of what is in front."
)
public typealias SymbolColorRenderingMode = _MissingValue

@available(
  *, unavailable, message: "Use Color, or Color.opacity(_:), in the order of what is in front."
)
public typealias SymbolVariableValueMode = _MissingValue

@available(
  *, unavailable,
  message:
    "There are no shaders; use brightness(_:), contrast(_:), saturation(_:) or colorMultiply(_:)."
)
public typealias Shader = _MissingValue

@available(
  *, unavailable,
  message:
    "There are no shaders; use brightness(_:), contrast(_:), saturation(_:) or colorMultiply(_:)."
)
public typealias ShaderFunction = _MissingValue

@available(
  *, unavailable,
  message:
    "There are no shaders; use brightness(_:), contrast(_:), saturation(_:) or colorMultiply(_:)."
)
public typealias ShaderLibrary = _MissingValue

@available(
  *, unavailable, message: "Read sizes with GeometryReader, and call the effects on the view."
)
public protocol RoundedRectangularShape {}
