// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

@available(*, unavailable, message: "Draw with Canvas, which resolves a Text.")
public protocol TextRenderer {}

@available(*, unavailable, message: "Draw with Canvas, which resolves a Text.")
public protocol TextAttribute {}

@available(*, unavailable, message: "Draw with Canvas, which resolves a Text.")
public protocol TextVariantPreference {}

@available(*, unavailable, message: "Draw with Canvas, which resolves a Text.")
public typealias TextProxy = MissingValue

@available(*, unavailable, message: "Draw with Canvas, which resolves a Text.")
public typealias FixedTextVariant = MissingValue

@available(*, unavailable, message: "Draw with Canvas, which resolves a Text.")
public typealias SizeDependentTextVariant = MissingValue

@available(*, unavailable, message: "Use TextEditor or TextField with a String.")
public protocol AttributedTextFormattingDefinition {}

@available(*, unavailable, message: "Use TextEditor or TextField with a String.")
public protocol AttributedTextValueConstraint {}

@available(*, unavailable, message: "Use TextEditor or TextField with a String.")
public typealias AttributedTextFormatting = MissingValue

@available(*, unavailable, message: "Use TextEditor or TextField with a String.")
public typealias AttributedTextSelection = MissingValue

@available(*, unavailable, message: "Use TextEditor or TextField with a String.")
public typealias TextSelectionAffinity = MissingValue

@available(
  *, unavailable, message: "The desktop finds, suggests and types as it does; leave it out."
)
public typealias FindContext = MissingValue

@available(
  *, unavailable, message: "The desktop finds, suggests and types as it does; leave it out."
)
public typealias TextInputDictationActivation = MissingValue

@available(
  *, unavailable, message: "The desktop finds, suggests and types as it does; leave it out."
)
public typealias TextInputDictationBehavior = MissingValue

@available(
  *, unavailable, message: "The desktop finds, suggests and types as it does; leave it out."
)
public typealias TextInputFormattingControlPlacement = MissingValue

@available(
  *, unavailable, message: "The desktop finds, suggests and types as it does; leave it out."
)
public typealias WritingToolsBehavior = MissingValue

@available(
  *, unavailable, message: "Use multilineTextAlignment(_:), and environment(\\.locale, _)."
)
public typealias TextAlignmentStrategy = MissingValue

@available(
  *, unavailable, message: "Use multilineTextAlignment(_:), and environment(\\.locale, _)."
)
public typealias WritingDirectionStrategy = MissingValue

@available(
  *, unavailable, message: "Use multilineTextAlignment(_:), and environment(\\.locale, _)."
)
public typealias TypesettingLanguage = MissingValue

@available(*, unavailable, message: "Use TimelineView with a Text and a format.")
public typealias TimeDataSource = MissingValue

@available(*, unavailable, message: "Use TimelineView with a Text and a format.")
public typealias SystemFormatStyle = MissingValue
