import Foundation
import LayoutEngine

final class TextNode: ElementNode<Text> {
  /// Brings it back when it says something else; nothing where it always says the same.
  private var timeline: Timeline?

  override func content() -> ElementContent {
    guard let timeline else { return .text(view.content(for: self)) }
    return .text(view.at(timeline.date).content(for: self))
  }

  override var isPlain: Bool { !view.hasStyle }

  override func appear() {
    follow()
    super.appear()
    if sleep == nil { timeline?.start() }
  }

  override func viewChanged() {
    follow()
    super.viewChanged()
  }

  /// Goes by the dates at which the view says something else.
  private func follow() {
    if view.ticks {
      let isNew = timeline == nil
      let timeline = timeline ?? Timeline(of: self)
      self.timeline = timeline
      timeline.follow(TextTicks(text: view))
      if isNew, box != nil, sleep == nil { timeline.start() }
    } else if let old = timeline {
      old.stop()
      timeline = nil
    }
  }

  override func sightChanged(_ isInSight: Bool) {
    super.sightChanged(isInSight)
    if isInSight { timeline?.start() } else { timeline?.stop() }
  }

  override func disappear() { timeline?.stop() }

  override func receive(_ event: ElementEvent) {
    if case .open(let address) = event { EnvironmentValues(scope: scope).openURL(address) }
  }

  override func boxContent(of content: ElementContent) -> BoxContent { TextLeaf.shared }
}
