public import Foundation

/// What a person has asked of all apps, as the desktop tells it.
package struct PersonWishes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Nothing is to be seen moving.
  package static let lessMotion = PersonWishes(rawValue: 1)
  /// What is in front stands out more from what is behind.
  package static let moreContrast = PersonWishes(rawValue: 2)
  /// What is on the screen is read aloud.
  package static let readAloud = PersonWishes(rawValue: 4)
}

/// How much what is in front stands out from what is behind it.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

extension EnvironmentValues {
  /// What the person in front of the desktop has asked of all apps.
  package var wishes: PersonWishes {
    get { self[PersonWishesKey.self] }
    set { self[PersonWishesKey.self] = newValue }
  }

  /// Whether the person in front of the desktop wants to see nothing move. Animations of an app's own are
  /// shown at their end then by themselves; this tells what else might move.
  public var accessibilityReduceMotion: Bool { wishes.contains(.lessMotion) }

  /// Whether the desktop reads aloud what is on the screen.
  public var accessibilityVoiceOverEnabled: Bool { wishes.contains(.readAloud) }

  /// How much what is in front is to stand out.
  public var colorSchemeContrast: ColorSchemeContrast {
    wishes.contains(.moreContrast) ? .increased : .standard
  }

  /// How many dots of the screen there are to a point: 1 on most, 2 on those with fine dots.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue.isFinite && newValue > 0 ? newValue : 1 }
  }

  /// How large a dot of the screen is, in points.
  public var pixelLength: CGFloat { 1 / displayScale }
}

private enum PersonWishesKey: EnvironmentKey { static var defaultValue: PersonWishes { [] } }

private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
