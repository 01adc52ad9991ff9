import Dispatch
public import PortableCombine
import Threads

/// A view that calls an action with what a publisher sends.
public struct SubscriptionView<PublisherType: Publisher, Content: View>
where PublisherType.Failure == Never {
  let content: Content
  let publisher: PublisherType
  let action: (PublisherType.Output) -> Void
}

extension SubscriptionView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { SubscriptionNode(self, at: place) }
}

final class SubscriptionNode<PublisherType: Publisher, Content: View>:
  PresenceNode<SubscriptionView<PublisherType, Content>, Content>
where PublisherType.Failure == Never {
  private var subscription: AnyCancellable?

  override func content() -> Content { view.content }
  override var names: (appear: StaticString, disappear: StaticString) {
    ("onReceive", "onReceive's end")
  }

  // What is sent meanwhile is not lost.
  override var followsSight: Bool { false }

  // The publisher is often made anew with each body. Only the first one counts: to change over would
  // restart timers and requests whenever anything around is redrawn.
  override func didAppear() {
    let receiver = WeakNode(self)
    subscription = view.publisher.sink { value in
      let value = Handover(value)
      runOnMain { onMain { (receiver.node as? Self)?.receive(value.content) } }
    }
  }

  override func didDisappear() { subscription = nil }

  private func receive(_ value: PublisherType.Output) {
    if !flags.contains(.isDropped) { view.action(value) }
  }
}

nonisolated extension View {
  /// Calls `action` on the main actor with each value that `publisher` sends while the view is on the
  /// screen.
  ///
  /// The first publisher given is subscribed to and kept for the view's identity. Values sent on the
  /// main actor arrive at once, others with its next turn, in order.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    SubscriptionView(content: self, publisher: publisher, action: action)
  }
}
