public import Foundation

/// What lets a hand feel what happens on a phone. A desktop has nothing to be felt: nothing happens.
@preconcurrency @MainActor
open class UIFeedbackGenerator {
  /// What lets a hand feel something.
  public init() {}

  /// Gets ready. There is nothing to get ready on a desktop.
  open func prepare() {}
}

/// A knock, which a desktop does not have: nothing happens.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard a knock is.
  public nonisolated enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// A knock of that kind.
  public init(style: FeedbackStyle) { super.init() }

  /// A usual knock.
  public override convenience init() { self.init(style: .medium) }

  /// Something came upon something. It is not felt on a desktop.
  open func impactOccurred() {}

  /// Something came upon something, as hard as `intensity` says. It is not felt on a desktop.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A tick for each thing that is passed, which a desktop does not have: nothing happens.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Something else is chosen. It is not felt on a desktop.
  open func selectionChanged() {}
}

/// Says with a hand's feeling how something went, which a desktop does not have: nothing happens.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something went.
  public nonisolated enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Something went like that. It is not felt on a desktop.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
