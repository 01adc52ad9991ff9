import Foundation
import PortableUI
import StateGallery
import StateStudio

/// A program with previews, one of which ends it.
@main
enum GalleryProbe {
  static func main() async { await Gallery.main() }
}

struct Lock: Sendable {}

enum DoorState: Sampled, Sendable {
  case closed
  case open(angle: Double)
  case broken(any Error)
  case locked(Lock)
}

struct DoorView: View {
  let state: DoorState

  var body: some View {
    switch state {
    case .closed: Text("Closed")
    case .open(let angle): Text("Open by \(Int(angle * 100)) %")
    case .broken(let error): Text(error.localizedDescription).foregroundStyle(.yellow)
    case .locked: Text("Locked")
    }
  }
}

/// Its body ends the program, unless it is told to be better.
struct EndingView: View {
  var body: some View {
    if ProcessInfo.processInfo.environment["GALLERY_PROBE_IS_TAME"] == nil {
      exit(3)
    }
    return Text("Tame")
  }
}

#Preview("Door") { EachSample(of: DoorState.self) { state in DoorView(state: state) } }

#Preview("Door", arguments: [DoorState.open(angle: 1)]) { state in DoorView(state: state) }

#Preview("Ending") { EndingView() }

#Preview("Words", traits: .fixedLayout(width: 200, height: 100)) {
  Text(ProcessInfo.processInfo.environment["GALLERY_PROBE_WORDS"] ?? "Words")
}
