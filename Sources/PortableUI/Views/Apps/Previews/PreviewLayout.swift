public import Foundation

/// How large a preview is.
public enum PreviewLayout: Hashable, Sendable {
  /// As large as the screen or the window it is shown in.
  case device

  /// As large as the view likes to be.
  case sizeThatFits

  /// As large as is said here.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device, by its name. Windows of a desktop have no device: a preview is shown as without it.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// Its name.
  public let rawValue: String

  /// The device called `rawValue`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The device called `value`.
  public init(stringLiteral value: String) { rawValue = value }
}

nonisolated extension View {
  /// The name of the preview that this view is in a ``PreviewProvider``. In an app it changes nothing.
  public func previewDisplayName(_ value: String?) -> some View {
    PreviewSetting(content: self, settings: PreviewSettings(name: value))
  }

  /// The size of the preview that this view is in a ``PreviewProvider``. In an app it changes nothing.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    PreviewSetting(content: self, settings: PreviewSettings(layout: value))
  }

  /// How a device is held in the preview that this view is in a ``PreviewProvider``. In an app it changes
  /// nothing.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    PreviewSetting(content: self, settings: PreviewSettings(orientation: value))
  }

  /// The device to preview this view on, which is for tools that have one: here it changes nothing.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}

/// What modifiers of previews say.
struct PreviewSettings {
  var name: String?
  var layout: PreviewLayout?
  var orientation: InterfaceOrientation?
}

/// A view, and what is said of its preview.
struct PreviewSetting<Content: View> {
  let content: Content
  let settings: PreviewSettings
}

extension PreviewSetting: View {
  var body: Content { content }
}
