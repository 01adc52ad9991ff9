/// Why a part of the screen is not shown as it is.
public struct RedactionReasons: OptionSet, Sendable {
  /// A bit for each reason.
  public let rawValue: Int

  /// The reasons whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What is to be shown is not there yet: bars stand for texts and pictures.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Somebody may look who should not see it: bars stand for what is sensitive.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// What is to be shown is no longer true. Nothing is hidden for that.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// Why this part of the screen is not shown as it is.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

enum SensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
