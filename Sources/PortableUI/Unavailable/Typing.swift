// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

import Foundation

// How words look, are typed, suggested and written.

@available(*, unavailable, message: "Use lineSpacing(_:).")
nonisolated extension View {
  public func lineHeight(_: _MissingValue?) -> Self { self }
}

@available(*, unavailable, message: "Draw with Canvas, which resolves a Text.")
nonisolated extension View {
  public func textRenderer(_: Any) -> Self { self }
}

@available(*, unavailable, message: "Use environment(\\.locale, _), which formats go by.")
nonisolated extension View {
  public func typesettingLanguage(_: _MissingValue, isEnabled: Bool = true) -> Self { self }
  public func typesettingLanguage(_: Any, isEnabled: Bool = true) -> Self { self }
  public func writingDirection(strategy: _MissingValue) -> Self { self }
}

@available(
  *, unavailable,
  message: "Show suggestions in a List below the field, or with searchSuggestions(_:)."
)
nonisolated extension View {
  public func textInputSuggestions<V: View>(@ViewBuilder _: () -> V) -> Self { self }
  public func textInputCompletion(_: String) -> Self { self }
  public func textInputFormattingControlVisibility(_: Visibility, for: _MissingValue) -> Self {
    self
  }
  public func textSelectionAffinity(_: _MissingValue) -> Self { self }
}

@available(*, unavailable, message: "No assistant writes on this desktop; leave it out.")
nonisolated extension View {
  public func writingToolsBehavior(_: _MissingValue) -> Self { self }
  public func writingToolsAffordanceVisibility(_: Visibility) -> Self { self }
  public func searchDictationBehavior(_: _MissingValue) -> Self { self }
}

@available(
  *, unavailable, message: "onSubmit(of:_:) hears every field around which it stands; leave it out."
)
nonisolated extension View {
  public func submitScope(_: Bool = true) -> Self { self }
}
