extension Text {
  /// How large a text is beside others in its font.
  public struct Scale: Hashable, Sendable {
    let factor: Double

    /// As large as the font is.
    public static let `default` = Scale(factor: 1)
    /// Smaller: for what comes after a number, or explains a word.
    public static let secondary = Scale(factor: 0.8)
  }
}
