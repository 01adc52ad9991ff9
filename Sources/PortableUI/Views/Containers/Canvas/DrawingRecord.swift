import Foundation
import LayoutEngine
import Threads

/// Where the steps of a drawing are gathered, and things are measured for it.
final class DrawingRecord {
  var steps: [DrawingStep] = []

  /// How large the canvas is, and what else can be drawn on it by name.
  var room = CGSize.zero
  var symbols: [DrawnSymbol] = []
  private let backend: Handover<any Backend>

  init(of backend: any Backend) { self.backend = Handover(backend) }

  private init(of backend: Handover<any Backend>) { self.backend = backend }

  /// A record of steps that become one.
  func beside() -> DrawingRecord {
    let record = DrawingRecord(of: backend)
    (record.room, record.symbols) = (room, symbols)
    return record
  }

  /// The size that `content` takes of `room`; the one it likes to have where there is no end to that.
  func size(of content: ElementContent, in room: CGSize? = nil) -> CGSize {
    func length(_ length: CGFloat?) -> Double? {
      length.flatMap { $0.isFinite && $0 < Showable.farthest ? max(0, Double($0)) : nil }
    }
    let proposal = Proposal(width: length(room?.width), height: length(room?.height))
    let (backend, content) = (backend, Handover(content))
    let size = onMain { backend.content.size(of: content.content, for: proposal) }
    return CGSize(width: size.width, height: size.height)
  }

  /// How far below the top of `content` in `size` its first and its last baseline are.
  func baselines(of content: ElementContent, in size: CGSize) -> (first: Double, last: Double)? {
    let room = Size(width: Double(size.width), height: Double(size.height))
    let (backend, content) = (backend, Handover(content))
    return onMain { backend.content.baselines(of: content.content, in: room) }
  }
}
