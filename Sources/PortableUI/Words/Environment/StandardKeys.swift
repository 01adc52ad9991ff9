extension EnvironmentValues {
  /// The font of texts that name none.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// How heavy the letters of texts are that do not say so themselves.
  var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }

  /// Whether controls take input.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The most lines a text may take; `nil` for as many as it needs.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// How many lines a text takes room for, even where it has fewer.
  var leastLines: Int {
    get { self[LeastLinesKey.self] }
    set { self[LeastLinesKey.self] = newValue }
  }

  /// What `.secondary`, `.tertiary` and so on stand for, where that was said.
  var foregroundLevels: [AnyShapeStyle] {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }

  /// How the lines of a text lie beside each other.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// What texts and shapes are painted with that name nothing.
  var foregroundPaint: Paint? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The colour of that, for what can only have one.
  var foregroundColor: Color? {
    get { foregroundPaint?.flatColor }
    set { foregroundPaint = newValue.map(Paint.color) }
  }

  /// What was set last for texts and shapes, of which fainter paints are made.
  var foregroundBase: Paint? {
    get { self[ForegroundBaseKey.self] }
    set { self[ForegroundBaseKey.self] = newValue }
  }

  /// What `.background` stands for; `nil` for the colour of the window.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The colour of what can be acted upon.
  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
enum FontWeightKey: EnvironmentKey { static var defaultValue: Font.Weight? { nil } }
enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
enum LeastLinesKey: EnvironmentKey { static var defaultValue: Int { 0 } }
enum ForegroundLevelsKey: EnvironmentKey { static var defaultValue: [AnyShapeStyle] { [] } }
enum ForegroundKey: EnvironmentKey { static var defaultValue: Paint? { nil } }
enum ForegroundBaseKey: EnvironmentKey { static var defaultValue: Paint? { nil } }
enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
enum TextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}
