import Foundation
import Observation
import PortableUI
import PortableUIKit
import Testing
import VSM
import ViewTesting

@Suite("What updateProperties reads calls it again")
struct UpdatePropertiesTests {
  enum ParcelState {
    case new(Model)
    case searching
    case found(String)

    struct Model {
      @StateSequenceBuilder
      func search() -> StateSequence<ParcelState> {
        ParcelState.searching
        Next { ParcelState.found("In the van") }
      }
    }
  }

  /// As the documents of VSM write a controller: nothing but a state and what is shown of it.
  final class ParcelController: UIViewController {
    @ViewState var state: ParcelState = .new(.init())
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    var shown: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if case .new(let model) = state { $state.observe(model.search()) }
    }

    override func updateProperties() {
      super.updateProperties()
      switch state {
      case .new: label.text = "New"
      case .searching: label.text = "Searching"
      case .found(let place): label.text = place
      }
      shown.append(label.text ?? "")
    }
  }

  /// The same, with a state that the controller is made with.
  final class GivenController: UIViewController {
    @ViewState var state: ParcelState

    init(state: ParcelState) {
      _state = .init(wrappedValue: state)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = UILabel() }

    override func updateProperties() {
      super.updateProperties()
      guard case .found(let place) = state else { return }
      (view as? UILabel)?.text = place
    }
  }

  @Observable
  final class Song {
    var title = "Aria"
    var plays = 0
  }

  final class SongView: UIView {
    let song: Song
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    var calls: [String] = []
    var readsInLayout = false

    init(_ song: Song) {
      self.song = song
      super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
      super.updateProperties()
      calls.append("update")
      label.text = song.title
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      calls.append("layout")
      if readsInLayout { label.frame.origin.y = CGFloat(song.plays) }
    }
  }

  private func shown(_ view: UIView) -> Screen {
    let page = UIViewController()
    page.view.addSubview(view)
    return Screen(page)
  }

  @Test("A controller with a view state shows each of its states, and says nothing else")
  func viewState() async {
    let controller = ParcelController()
    let screen = Screen(controller)
    await screen.settle()
    #expect(screen.texts == ["In the van"])
    #expect(controller.shown == ["In the van"])
    controller.$state.observe(.searching)
    await screen.settle()
    controller.$state.observe(.found("At the door"))
    await screen.settle()
    #expect(screen.texts == ["At the door"])
    #expect(controller.shown == ["In the van", "Searching", "At the door"])
    await screen.close()
  }

  @Test("A state that a controller is made with is followed as well")
  func given() async {
    let controller = GivenController(state: .found("Here"))
    let screen = Screen(controller)
    #expect(screen.texts == ["Here"])
    controller.$state.observe(.found("There"))
    await screen.settle()
    #expect(screen.texts == ["There"])
    await screen.close()
  }

  @Test("A view is updated before it is laid out, and again when what it read changes")
  func object() async {
    let song = Song()
    let view = SongView(song)
    let screen = shown(view)
    #expect(view.calls.prefix(2) == ["update", "layout"])
    view.calls = []

    song.plays += 1
    await screen.settle()
    #expect(view.calls == [])

    song.title = "Fugue"
    song.title = "Toccata"
    await screen.settle()
    #expect(view.calls == ["update"])
    #expect(screen.texts == ["Toccata"])
    await screen.close()
  }

  @Test("What layoutSubviews reads leads to another layout")
  func layout() async {
    let song = Song()
    let view = SongView(song)
    view.readsInLayout = true
    let screen = shown(view)
    view.calls = []
    song.plays = 30
    await screen.settle()
    #expect(view.calls == ["layout"])
    #expect(view.label.frame.origin.y == 30)
    await screen.close()
  }

  @Test("An update that was asked for is done once, and at once where that is asked for")
  func asked() async {
    let view = SongView(Song())
    let screen = shown(view)
    view.calls = []
    view.updatePropertiesIfNeeded()
    #expect(view.calls == [])
    view.setNeedsUpdateProperties()
    view.setNeedsUpdateProperties()
    #expect(view.calls == [])
    view.updatePropertiesIfNeeded()
    #expect(view.calls == ["update"])
    view.setNeedsUpdateProperties()
    await screen.settle()
    #expect(view.calls == ["update", "update"])
    await screen.close()
  }

  @Test("What is read follows nobody who has gone")
  func gone() async {
    let song = Song()
    weak var known: SongView?
    do {
      let view = SongView(song)
      known = view
      let screen = shown(view)
      await screen.close()
    }
    #expect(known == nil)
    song.title = "Rondo"
  }

  @Test("The state of a view that a layout measures leads to no layout without end")
  func measured() async {
    struct Title: View {
      let song: Song
      var body: some View { Text(song.title) }
    }
    final class Fitting: UIView {
      let hosting: UIHostingController<Title>
      var layouts = 0

      init(_ song: Song) {
        hosting = UIHostingController(rootView: Title(song: song))
        super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      }

      required init?(coder: NSCoder) { nil }

      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        _ = hosting.sizeThatFits(in: CGSize(width: 200, height: 100))
      }
    }
    let song = Song()
    let view = Fitting(song)
    let screen = shown(view)
    await screen.settle()
    let first = view.layouts
    song.title = "A longer title"
    await screen.settle()
    #expect(view.layouts == first + 1)
    await screen.close()
  }
}
