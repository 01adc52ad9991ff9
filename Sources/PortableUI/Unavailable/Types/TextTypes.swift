// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

@available(*, unavailable, message: "Draw with Canvas, which resolves a Text.")
public protocol TextRenderer {}

@available(*, unavailable, message: "Draw with Canvas, which resolves a Text.")
public protocol TextAttribute {}

@available(*, unavailable, message: "Draw with Canvas, which resolves a Text.")
public protocol TextVariantPreference {}

@available(*, unavailable, message: "Draw with Canvas, which resolves a Text.")
public typealias TextProxy = _MissingValue

@available(*, unavailable, message: "Draw with Canvas, which resolves a Text.")
public typealias FixedTextVariant = _MissingValue

@available(*, unavailable, message: "Draw with Canvas, which resolves a Text.")
public typealias SizeDependentTextVariant = _MissingValue

@available(*, unavailable, message: "Use TextEditor or TextField with a String.")
public protocol AttributedTextFormattingDefinition {}

@available(*, unavailable, message: "Use TextEditor or TextField with a String.")
public protocol AttributedTextValueConstraint {}

@available(*, unavailable, message: "Use TextEditor or TextField with a String.")
public typealias AttributedTextFormatting = _MissingValue

@available(*, unavailable, message: "Use TextEditor or TextField with a String.")
public typealias AttributedTextSelection = _MissingValue

@available(*, unavailable, message: "Use TextEditor or TextField with a String.")
public typealias TextSelectionAffinity = _MissingValue

@available(
  *, unavailable, message: "The desktop finds, suggests and types as it does; leave it out."
)
public typealias FindContext = _MissingValue

@available(
  *, unavailable, message: "The desktop finds, suggests and types as it does; leave it out."
)
public typealias TextInputDictationActivation = _MissingValue

@available(
  *, unavailable, message: "The desktop finds, suggests and types as it does; leave it out."
)
public typealias TextInputDictationBehavior = _MissingValue

@available(
  *, unavailable, message: "The desktop finds, suggests and types as it does; leave it out."
)
public typealias TextInputFormattingControlPlacement = _MissingValue

@available(
  *, unavailable, message: "The desktop finds, suggests and types as it does; leave it out."
)
public typealias WritingToolsBehavior = _MissingValue

@available(
  *, unavailable, message: "Use multilineTextAlignment(_:), and environment(\\.locale, _)."
)
public typealias TextAlignmentStrategy = _MissingValue

@available(
  *, unavailable, message: "Use multilineTextAlignment(_:), and environment(\\.locale, _)."
)
public typealias WritingDirectionStrategy = _MissingValue

@available(
  *, unavailable, message: "Use multilineTextAlignment(_:), and environment(\\.locale, _)."
)
public typealias TypesettingLanguage = _MissingValue

@available(*, unavailable, message: "Use TimelineView with a Text and a format.")
public typealias TimeDataSource = _MissingValue

@available(*, unavailable, message: "Use TimelineView with a Text and a format.")
public typealias SystemFormatStyle = _MissingValue
