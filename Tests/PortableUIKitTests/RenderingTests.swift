import Foundation
import PortableUI
import PortableUIKit
import Testing
import VSM
import ViewTesting

/// What a controller renders in each of the ways that VSM has for it.
@Suite("VSM in UIKit style")
struct RenderingTests {
  enum CountState {
    case idle(Model)
    case counted(Int, Model)

    struct Model {
      func count(_ number: Int) -> CountState { .counted(number, self) }
    }

    var words: String {
      switch self {
      case .idle: "Nothing yet"
      case .counted(let number, _): "Counted \(number)"
      }
    }

    var model: Model {
      switch self {
      case .idle(let model), .counted(_, let model): model
      }
    }
  }

  /// Puts a label and a button on a controller.
  class CountingController: UIViewController {
    let label = UILabel()
    var rendered: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(
        configuration: .plain(),
        primaryAction: UIAction(title: "Count") { [unowned self] _ in countOn() })
      let column = UIStackView(arrangedSubviews: [label, button])
      column.axis = .vertical
      column.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(column)
      column.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    }

    func countOn() {}

    func show(_ state: CountState) {
      rendered.append(state.words)
      label.text = state.words
    }
  }

  final class SinkController: CountingController, ViewStateRendering {
    let container: StateContainer<CountState>
    private var subscription: AnyCancellable?

    init(state: CountState) {
      container = StateContainer(state: state)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      subscription = container.$state.sink { [weak self] in self?.show($0) }
    }

    override func countOn() { observe(state.model.count(rendered.count)) }
  }

  final class WrappedController: CountingController {
    @RenderedViewState var state: CountState

    init(state: CountState) {
      _state = .init(wrappedValue: state, render: WrappedController.render)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      $state.startRendering(on: self)
    }

    func render() { show(state) }

    override func countOn() { $state.observe(state.model.count(rendered.count)) }
  }

  // As the document on views in UIKit has it, but for what of that no compiler takes: the type of the
  // container stands after a colon, and the state that is rendered is the container's.
  class UserProfileViewController: UIViewController, ViewStateRendering {
    var container: StateContainer<CountState>
    var stateSubscriber: AnyCancellable?
    var rendered: [String] = []

    init(state: CountState) {
      container = .init(state: state)
      super.init(nibName: nil, bundle: nil)
      stateSubscriber = container.$state.sink { [weak self] newState in
        self?.render(state: newState)
      }
    }

    required init?(coder: NSCoder) { nil }

    func render(state: CountState) {
      rendered.append(state.words)
      (view as? UILabel)?.text = state.words
    }

    override func loadView() { view = UILabel() }
  }

  @Test("The document's controller renders from its beginning on, and each state once")
  func document() async {
    let controller = UserProfileViewController(state: .idle(.init()))
    #expect(controller.rendered == ["Nothing yet"])
    let screen = Screen(controller)
    controller.observe(controller.state.model.count(1))
    await screen.settle()
    #expect(screen.texts == ["Counted 1"])
    #expect(controller.rendered == ["Nothing yet", "Counted 1"])
    await screen.close()
  }

  @Test("A state is rendered first when the view loads, and each one after it once")
  func rendering() async throws {
    for controller in [
      SinkController(state: .idle(.init())), WrappedController(state: .idle(.init())),
    ]
      as [CountingController]
    {
      let screen = Screen(controller)
      #expect(screen.texts == ["Nothing yet", "Count"])
      try screen.tap("Count")
      await screen.settle()
      #expect(screen.texts == ["Counted 1", "Count"])
      try screen.tap("Count")
      #expect(controller.rendered == ["Nothing yet", "Counted 1", "Counted 2"])
      await screen.close()
    }
  }

  @Test("A controller that has gone renders nothing, and nothing keeps it")
  func gone() async {
    let container = StateContainer(state: CountState.idle(.init()))
    final class Watcher: CountingController {
      private var subscription: AnyCancellable?

      init(_ container: StateContainer<CountState>) {
        super.init(nibName: nil, bundle: nil)
        subscription = container.didSetPublisher.sink { [weak self] in self?.show($0) }
      }

      required init?(coder: NSCoder) { nil }
    }
    weak var known: Watcher?
    do {
      let root = UIViewController()
      let screen = Screen(root)
      do {
        let watcher = Watcher(container)
        known = watcher
        root.present(watcher, animated: true)
      }
      await screen.settle()
      #expect(known != nil)
      root.dismiss(animated: true)
      await screen.settle()
    }
    #expect(known == nil)
    container.observe(container.state.model.count(3))
  }

  @Test("A view in a controller and the controller share one container")
  func shared() async throws {
    struct Part: View {
      @ObservedObject var container: StateContainer<CountState>
      var body: some View { Text("Seen: \(container.state.words)") }
    }
    let controller = SinkController(state: .idle(.init()))
    let part = UIHostingController(rootView: Part(container: controller.container))
    controller.addChild(part)
    part.view.frame = CGRect(x: 0, y: 200, width: 300, height: 40)
    controller.view.addSubview(part.view)
    part.didMove(toParent: controller)
    let screen = Screen(controller)
    try screen.tap("Count")
    await screen.settle()
    #expect(screen.texts.contains("Counted 1"))
    #expect(screen.texts.contains("Seen: Counted 1"))
  }
}
