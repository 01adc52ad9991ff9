// A container that views read without a wrapper.

// snippet.container
import VSM
// snippet.end
import ViewTesting

// snippet.container

struct Radio {
  var station = "News"
  var volume = 5

  func louder() -> Radio {
    var radio = self
    radio.volume += 1
    return radio
  }
}

struct RadioApp: View {
  @State private var radio = StateContainer(state: Radio())

  var body: some View {
    VStack {
      StationName()
      VolumeKnob()
    }
    .environment(radio)
  }
}
// snippet.end

// snippet.parts
struct StationName: View {
  @Environment(StateContainer<Radio>.self) private var radio

  var body: some View { Text(radio.station) }
}

struct VolumeKnob: View {
  @Environment(StateContainer<Radio>.self) private var radio

  var body: some View {
    Text("\(radio.volume)")
    Button("Louder") { radio.observe(radio.state.louder()) }
  }
}
// snippet.end

let screen = Screen(RadioApp())
try screen.tap("Louder")
precondition(screen.exists("6") && screen.exists("News"))
precondition(screen.bodyCount(of: VolumeKnob.self) == 2)
precondition(screen.bodyCount(of: StationName.self) == 1)
