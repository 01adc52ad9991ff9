// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

public import Foundation

// Parts of texts.

@available(*, unavailable, message: "Draw with Canvas, which resolves a Text.")
extension Text {
  public typealias Layout = MissingValue
  public typealias Scale = MissingValue
}

@available(*, unavailable, message: "Use .single: there is one line, in the colour of the letters.")
extension Text.LineStyle {
  public typealias Pattern = MissingValue
  public init(pattern: MissingValue = .solid, color: Color? = nil) { self = .single }
}

@available(*, unavailable, message: "Give the words a foregroundColor, or a font in bold.")
extension AttributeScopes.SwiftUIAttributes {
  public struct BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.BackgroundColor"
  }
  public var backgroundColor: BackgroundColorAttribute { BackgroundColorAttribute() }
}
