import SwiftUI

/// What a person has set.
struct ReaderSettings: DynamicProperty {
  @AppStorage("textSize") var textSize = 16.0
  @AppStorage("typeface") var typeface = Typeface.serif
  @AppStorage("appearance") var appearance = Appearance.automatic
  @AppStorage("refreshesOnOpening") var refreshesOnOpening = true
  @AppStorage("marksAsRead") var marksAsRead = true
  @AppStorage("daysKept") var daysKept = 30
}

/// How letters of articles look.
enum Typeface: String, CaseIterable {
  case plain, serif, monospaced

  var design: Font.Design {
    switch self {
    case .plain: .default
    case .serif: .serif
    case .monospaced: .monospaced
    }
  }

  var name: LocalizedStringKey {
    switch self {
    case .plain: "Plain"
    case .serif: "Serif"
    case .monospaced: "Monospaced"
    }
  }
}

/// Whether windows are light or dark.
enum Appearance: String, CaseIterable {
  case automatic, light, dark

  var colorScheme: ColorScheme? {
    switch self {
    case .automatic: nil
    case .light: .light
    case .dark: .dark
    }
  }

  var name: LocalizedStringKey {
    switch self {
    case .automatic: "Like the System"
    case .light: "Light"
    case .dark: "Dark"
    }
  }
}
