import Foundation
import ViewPlatform

/// The diagram of one feature, and what was never seen of it.
struct DiagramPage: View {
  @ObservedObject var model: InspectorModel

  var body: some View {
    let entries = model.history.latest(model.depth)
    let features = Set(entries.map(\.feature)).sorted()
    let chosen = model.feature ?? features.first ?? ""
    if let diagram = StateDiagram(of: chosen, in: entries) {
      Picker("Feature", selection: Binding(get: { chosen }, set: { model.feature = $0 })) {
        ForEach(features, id: \.self) { Text(verbatim: $0).tag($0) }
      }
      Text(diagram.unseenStates.description).foregroundStyle(.secondary)
      ScrollView([.horizontal, .vertical]) { DiagramView(diagram: diagram) }
    } else {
      Text("Nothing has changed yet.")
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

/// Draws a diagram as its picture is drawn.
struct DiagramView: View {
  private let diagram: StateDiagram
  private let layout: DiagramLayout

  init(diagram: StateDiagram) {
    (self.diagram, layout) = (diagram, DiagramLayout(diagram))
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      Path { path in
        for arrow in layout.paths { path.addArrow(arrow) }
        for loop in layout.loops { path.addLoop(loop) }
      }
      .stroke(.secondary, lineWidth: 1.2)
      ForEach(Array(layout.boxes.enumerated()), id: \.offset) { _, box in
        StateBox(name: diagram.states[box.state], isSeen: isSeen(box))
          .frame(width: box.width, height: box.height)
          .position(x: box.x + box.width / 2, y: box.y + box.height / 2)
      }
      ForEach(Array(words.enumerated()), id: \.offset) { _, words in
        Text(words.text).font(.system(size: 12, design: .monospaced))
          .fixedSize()
          .position(x: words.x, y: words.y)
      }
    }
    .frame(width: layout.width, height: layout.height)
  }

  private func isSeen(_ box: DiagramLayout.Box) -> Bool {
    diagram.hasSeen(diagram.states[box.state])
  }

  private var words: [(text: String, x: Double, y: Double)] {
    layout.paths.map { ($0.arrow.words, $0.wordsAt.x, $0.wordsAt.y) }
      + layout.loops.map { loop in
        let half = Double(loop.words.count) * DiagramLayout.letter / 2
        let x = loop.x + DiagramLayout.loopWidth - 6 + half
        return (loop.words, x, loop.y + DiagramLayout.boxHeight / 2)
      }
  }
}

private struct StateBox: View {
  let name: String
  let isSeen: Bool

  var body: some View {
    Text(name).font(.system(size: 12, design: .monospaced)).fixedSize()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 8))
      .overlay {
        RoundedRectangle(cornerRadius: 8)
          .stroke(.secondary, style: StrokeStyle(lineWidth: 1.2, dash: isSeen ? [] : [5, 4]))
      }
  }
}

extension Path {
  fileprivate mutating func addArrow(_ arrow: DiagramLayout.Path) {
    let points = arrow.points.map { CGPoint(x: $0.x, y: $0.y) }
    guard let first = points.first, let last = points.last else { return }
    move(to: first)
    for (index, point) in points.enumerated().dropFirst() {
      if index == arrow.pointBelowWords {
        move(to: point)
      } else if index % 2 == 0 {
        addLine(to: point)
      } else {
        let middle = (points[index - 1].y + point.y) / 2
        addCurve(
          to: point, control1: CGPoint(x: points[index - 1].x, y: middle),
          control2: CGPoint(x: point.x, y: middle))
      }
    }
    let (tip, back) = arrow.arrow.isBackwards ? (first, 6.0) : (last, -6.0)
    move(to: CGPoint(x: tip.x - 4, y: tip.y + back))
    addLine(to: tip)
    addLine(to: CGPoint(x: tip.x + 4, y: tip.y + back))
  }

  fileprivate mutating func addLoop(_ loop: DiagramLayout.Loop) {
    let right = loop.x + DiagramLayout.loopWidth - 6
    move(to: CGPoint(x: loop.x, y: loop.y + 8))
    addCurve(
      to: CGPoint(x: loop.x, y: loop.y + 26), control1: CGPoint(x: right, y: loop.y),
      control2: CGPoint(x: right, y: loop.y + 34))
  }
}
