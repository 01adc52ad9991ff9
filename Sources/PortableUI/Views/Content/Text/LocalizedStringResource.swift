public import Foundation
import Threads

/// A text to look up in an app's translations, kept for later: in a model, say, that knows no views.
///
///     enum Tab { … var title: LocalizedStringResource { "Home" } }
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation {
  /// Whose translations are asked.
  public enum BundleDescription: Equatable, Sendable {
    /// The app's.
    case main
    /// Those of the bundle of that class.
    case forClass(AnyClass)
    /// Those of the bundle at that place.
    case atURL(URL)

    /// Whether both mean the same bundle.
    public static func == (lhs: BundleDescription, rhs: BundleDescription) -> Bool {
      switch (lhs, rhs) {
      case (.main, .main): true
      case (.forClass(let one), .forClass(let other)): one == other
      case (.atURL(let one), .atURL(let other)): one == other
      default: false
      }
    }

    var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundles.at(url)
      }
    }
  }

  /// The text, with a placeholder for each value.
  public var key: String { text.key }

  /// The table it is looked up in; `nil` for the usual one.
  public let table: String?

  /// For whom it is written.
  public var locale: Locale

  let text: LocalizedStringKey
  private let owner: BundleDescription
  let bundle: Bundle

  /// The text in a table of a bundle, written for `locale`: for the person who runs the program where
  /// that is `nil`.
  public init(
    _ keyAndValue: LocalizedStringKey, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    text = keyAndValue
    self.table = table
    self.locale = locale ?? LocaleKey.defaultValue
    owner = bundle
    self.bundle = bundle.bundle
  }

  /// What is called `key` in a table of a bundle, `defaultValue` where no translation has that; written for `locale`.
  ///
  ///     LocalizedStringResource("cart.count", defaultValue: "\(count) things in the cart")
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      LocalizedStringKey(key, or: defaultValue), table: table, locale: locale, bundle: bundle,
      comment: comment)
  }

  /// The text as it is.
  public init(stringLiteral value: String) { self.init(LocalizedStringKey(stringLiteral: value)) }

  /// The text with the values that were put into it.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
}

/// Bundles by their places, each made once: their tables are known by them.
private enum Bundles {
  private static let known = Guarded<[URL: Bundle]>([:])

  static func at(_ url: URL) -> Bundle {
    if let known = known.withLock({ $0[url] }) { return known }
    let bundle = Bundle(url: url) ?? .main
    known.withLock { $0[url] = bundle }
    return bundle
  }
}

extension Text {
  /// The words for `resource`, written for the environment's locale.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(resource.text, tableName: resource.table, bundle: resource.bundle)
  }
}

extension String {
  /// The words for `resource`.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    let text = LocalizedText(resource.text, table: resource.table, bundle: resource.bundle)
    self = text.format { resource.locale }
  }
}

extension Label where Title == Text, Icon == Image {
  /// The words for `titleResource` beside one of the system's symbols.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(systemName: name)
    }
  }
}

nonisolated extension View {
  /// What the view is called when it is read aloud, instead of the words it shows.
  @_disfavoredOverload
  public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(labelResource))
  }
}
