import Foundation

/// What a detail of a view is about, named once for all views that have it.
///
///     extension AccessibilityCustomContentKey {
///       static var battery: AccessibilityCustomContentKey { AccessibilityCustomContentKey("Battery") }
///     }
public struct AccessibilityCustomContentKey: Equatable {
  let id: String?
  let label: Text

  /// A detail called `label`, told from others by `id`.
  public init(_ label: Text, id: String) {
    self.id = id
    self.label = label
  }

  /// A detail called `labelKey`, told from others by `id`.
  public init(_ labelKey: LocalizedStringKey, id: String) {
    self.init(Text(labelKey), id: id)
  }

  /// A detail called `labelKey`, told from others by that.
  public init(_ labelKey: LocalizedStringKey) {
    id = nil
    label = Text(labelKey)
  }

  /// A detail called `label`, told from others by that.
  init(_ label: Text) {
    id = nil
    self.label = label
  }
}

/// What Apple's platforms call a detail for assistive technologies.
public enum AXCustomContent {
  /// When a detail is said. This desktop has one way of saying it: after the hint.
  public enum Importance: UInt, Hashable, Sendable {
    /// When somebody asks for it.
    case `default`
    /// Always.
    case high
  }
}

/// A detail, or the end of one that was told further in.
struct DeclaredDetail: Equatable {
  let key: AccessibilityCustomContentKey
  let value: Text?
  let importance: AXCustomContent.Importance

  /// What it is told from others by.
  func id(in locale: Locale) -> String { key.id ?? key.label.string(in: locale) }

  /// Puts it among the others: where it was, also as `old`, before those that matter less, or at the end.
  func tell(_ content: inout AccessibilityContent, insteadOf old: String?, in locale: Locale) {
    let label = key.label.string(in: locale)
    let id = id(in: locale)
    if let old, old != id, let place = content.details.firstIndex(where: { $0.key == old }) {
      if value == nil || content.details.contains(where: { $0.key == id }) {
        content.details.remove(at: place)
      } else {
        content.details[place].key = id
      }
    }
    let place = content.details.firstIndex { $0.key == id }
    guard let value else {
      if let place { content.details.remove(at: place) }
      return
    }
    let detail = AccessibilityDetail(key: id, label: label, value: value.string(in: locale))
    if let place {
      content.details[place] = detail
    } else if importance == .high {
      content.details.insert(detail, at: 0)
    } else {
      content.details.append(detail)
    }
  }
}

nonisolated extension View {
  /// Tells assistive technologies one thing more about this view, after its hint; `nil` takes back what was
  /// told for `key` further in.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    AccessibilityView(
      content: self, detail: DeclaredDetail(key: key, value: value, importance: importance))
  }

  /// Tells assistive technologies one thing more about this view, after its hint.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Tells assistive technologies one thing more about this view, after its hint.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  /// Tells assistive technologies one thing more about this view, after its hint.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(label), value, importance: importance)
  }

  /// Tells assistive technologies one thing more about this view, after its hint.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Tells assistive technologies one thing more about this view, after its hint.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Tells assistive technologies one thing more about this view, after its hint.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }
}
