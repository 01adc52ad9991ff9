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
extension TransitionNode: AroundNode {}

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

extension LayerView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    LayerView<Other>(content: other, layer: layer, receive: receive)
  }
}

extension LayoutModifiedView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    LayoutModifiedView<Other>(content: other, rule: rule)
  }
}

extension LayeringView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    LayeringView<Other, Extra>(
      content: other, extra: extra, alignment: alignment, isBackground: isBackground)
  }
}

extension TraitView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    TraitView<Other>(content: other, trait: trait)
  }
}

extension EnvironmentView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    EnvironmentView<Other>(content: other, change: change)
  }
}

extension TagView: AroundView {
  func around<Other: View>(_ other: Other) -> any View { TagView<Other>(content: other, tag: tag) }
}

extension RowTraitView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    RowTraitView<Other>(content: other, trait: trait)
  }
}

extension EffectView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    EffectView<Other>(content: other, source: source)
  }
}

extension GestureView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    GestureView<Other, G>(content: other, gesture: gesture, rank: rank, mask: mask)
  }
}

extension HoverView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    HoverView<Other>(content: other, hears: hears)
  }
}

extension BadgeView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    BadgeView<Other>(content: other, badge: badge)
  }
}
