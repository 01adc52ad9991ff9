/// Views to look at while one works on them.
///
/// Nothing calls `previews` in an app; tests and tools may.
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// The views.
  associatedtype Previews: View

  /// Makes the views.
  @ViewBuilder static var previews: Previews { get }
}

extension View {
  /// The name of a preview in the tools that show previews. In an app it changes nothing.
  public func previewDisplayName(_ value: String?) -> some View { self }
}
