import Foundation
import ViewPlatform

/// Words that views of this library show by themselves, unless they are given others.
private let ownWords: Set = ["Something went wrong", "Retry", "Dismiss"]

extension Text {
  /// The words of a style: what string tables of `bundle` make of this library's own, others as they
  /// are. Where `bundle` is `nil` it is the app's.
  init(words: String, from bundle: Bundle?) {
    if ownWords.contains(words) {
      self.init(LocalizedStringKey(words), bundle: bundle)
    } else {
      self.init(verbatim: words)
    }
  }
}

extension EnvironmentValues {
  /// Whose string tables have this library's words; `nil` for the app's.
  var bundleOfWords: Bundle? {
    get { self[BundleOfWords.self] }
    set { self[BundleOfWords.self] = newValue }
  }
}

private struct BundleOfWords: EnvironmentKey {
  static let defaultValue: Bundle? = nil
}
