/// A modifier that can be put around another view instead: around each view of a group, where those are
/// shown one by one.
@MainActor
protocol AroundView: ModifyingView {
  /// The same around `other`.
  func around<Other: View>(_ other: Other) -> any View
}

/// The node of a view that may be such a modifier.
@MainActor
protocol AroundNode: Node {
  /// Its modifier around `other`; nothing where it is none.
  func around(_ other: any View) -> (any View)?
}

extension WrapperNode: AroundNode {}
extension EnvironmentNode: AroundNode {}

extension AroundNode where Self: NodeHolding {
  func around(_ other: any View) -> (any View)? {
    func around<Other: View>(_ other: Other) -> (any View)? {
      (anyView as? any AroundView)?.around(other)
    }
    return around(other)
  }
}

/// A node whose view can be read whatever its type is.
@MainActor
protocol NodeHolding: Node {
  var anyView: any View { get }
}

extension ViewNode: NodeHolding {
  var anyView: any View { view }
}

extension EnvironmentView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    EnvironmentView<Other>(content: other, change: change)
  }
}

extension TagView: AroundView {
  func around<Other: View>(_ other: Other) -> any View { TagView<Other>(content: other, tag: tag) }
}
