// Views that are drawn, go on with time, and go from phase to phase.

import Foundation
import PortableUI

// snippet.canvas
struct Sun: View {
  var body: some View {
    Canvas { context, size in
      let side = min(size.width, size.height)
      context.translateBy(x: size.width / 2, y: size.height / 2)
      for _ in 0..<12 {
        context.rotate(by: .degrees(30))
        let ray = CGRect(x: side * 0.3, y: -2, width: side * 0.2, height: 4)
        context.fill(
          Path(roundedRect: ray, cornerRadius: 2), with: .color(.orange))
      }
      let disc = CGRect(
        x: -side / 4, y: -side / 4, width: side / 2, height: side / 2)
      context.fill(Path(ellipseIn: disc), with: .color(.yellow))
      context.draw(Text("Sun"), at: .zero)
    }
    .accessibilityLabel("Sun")
  }
}
// snippet.end

// snippet.timeline
struct Clockwork: View {
  var body: some View {
    TimelineView(.everyMinute) { context in
      Text(context.date, format: .dateTime.hour().minute())
    }
  }
}
// snippet.end

// snippet.phases
struct Heart: View {
  let likes: Int

  var body: some View {
    Image(systemName: "heart.fill")
      .phaseAnimator([1.0, 1.5], trigger: likes) { heart, scale in
        heart.scaleEffect(scale)
      } animation: { scale in
        scale == 1 ? .spring : .easeOut(duration: 0.15)
      }
    Text("\(likes)").contentTransition(.numericText())
  }
}
// snippet.end

_ = (Sun(), Clockwork(), Heart(likes: 1))
