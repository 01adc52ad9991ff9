import Synchronization
import Testing
import VSM

@testable import VSM

@MainActor
struct DebugTests {
  enum Profile {
    case loading
    case loaded(name: String)
  }

  struct Form {
    var name = "Blob"
    var age = 4
  }

  /// The lines written while `body` runs.
  private func lines<Result>(of body: () -> Result) -> [String] {
    let lines = Lines()
    _ = DebugOutput.$capture.withValue({ lines.append($0) }, operation: body)
    return lines.all
  }

  @Test func `what is written, and when`() {
    let container = StateContainer(state: Profile.loading)
    container._debug(options: [.willSet, .didSet, .print, .event, .container])
    #expect(
      lines { container.observe(.loaded(name: "Blob")) } == [
        "StateContainer<Profile> willSet: loaded(name: \"Blob\")",
        "StateContainer<Profile> didSet: loaded(name: \"Blob\")",
      ])
    container._debug(options: .conciseEnum)
    #expect(lines { container.observe(.loading) } == ["loading"])
    container._debug(options: [])
    #expect(lines { container.observe(.loading) } == [])
  }

  @Test func `the state that is there comes first`() {
    let container = StateContainer(state: Profile.loaded(name: "Blob"))
    let options: StateDebugOptions = [.didSet, .print, .event]
    #expect(
      lines {
        container._debug(options: options)
        container.observe(.loading)
      } == ["current: loaded(name: \"Blob\")", "didSet: loading"])
    #expect(lines { container._debug(options: .conciseEnum) } == ["loading"])
    #expect(lines { container._debug(options: []) } == [])
  }

  @Test func `so does the first state of a container that is made later`() {
    enum Kind { case one, two }
    StateContainer<Kind>._debug(options: .conciseEnum)
    defer { StateContainer<Kind>._debug(options: []) }
    #expect(lines { StateContainer(state: Kind.one).observe(.two) } == ["one", "two"])
  }

  @Test func `the address of the container`() {
    let container = StateContainer(state: Profile.loading)
    container._debug(options: [.didSet, .print, .memory])
    let address = UInt(bitPattern: Unmanaged.passUnretained(container).toOpaque())
    #expect(
      lines { container.observe(.loading) } == ["0x\(String(address, radix: 16)): loading"])
  }

  @Test func `a label is written for enumerations only (V24)`() {
    let container = StateContainer(state: Form())
    container._debug(options: .conciseEnum)
    #expect(
      lines { container.observe(Form(age: 5)) } == ["Form(name: \"Blob\", age: 5)"])
    let profile = StateContainer(state: Profile.loading)
    profile._debug(options: .conciseEnum)
    #expect(lines { profile.observe(.loaded(name: "Blob")) } == ["loaded"])
  }

  @Test func `options that write nothing warn (G14)`() {
    let container = StateContainer(state: Profile.loading)
    let noMoment = lines { container._debug(options: [.print, .event]) }
    #expect(noMoment.count == 1)
    #expect(noMoment.first?.contains("they lack: no moment to write at") == true)
    #expect(noMoment.first?.contains("Fix: Add willSet or didSet, and print or nsLog") == true)
    let noOutput = lines { container._debug(options: [.didSet, .memory]) }
    #expect(noOutput.first?.contains("they lack: nothing to write with") == true)
    #expect(lines { container._debug(options: .defaults) }.allSatisfy { !$0.contains("Fix") })
  }

  @Test func `the text of a state is not a format (G14)`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let container = StateContainer(state: "")
      container._debug(options: [.didSet, .nsLog])
      await MainActor.run { container.observe("100 %@ %n %s %d") }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("100 %@ %n %s %d"))
  }

  @Test func `containers that are made later`() {
    enum Kind { case one, two }
    StateContainer<Kind>._debug(options: .conciseEnum)
    defer { StateContainer<Kind>._debug(options: []) }
    let container = StateContainer(state: Kind.one)
    #expect(lines { container.observe(.two) } == ["two"])
    #expect(lines { StateContainer(state: Profile.loading).observe(.loading) } == [])
    ViewState<Kind>._debug(options: [])
    #expect(lines { StateContainer(state: Kind.one).observe(.two) } == [])
  }

  @Test func `the faces of a container`() {
    final class Object {
      @RenderedViewState(render: Object.render) var state: Profile = .loading
      func render() {}
    }
    let object = Object()
    object.$state._debug(options: .conciseEnum)
    #expect(lines { object.$state.observe(.loaded(name: "Blob")) } == ["loaded"])
    let view = Rendered(container: StateContainer(state: .loading))
    view._debug(options: .conciseEnum)
    #expect(lines { view.observe(.loaded(name: "Blob")) } == ["loaded"])
  }

  @Test func `a log that has a name begins with it`() {
    let state = ViewState(
      wrappedValue: Profile.loading, subsystem: "shop", observedViewType: Rendered.self,
      loggingEnabled: true)
    let written = lines { state.container.observe(.loading) }
    #expect(written.count == 2)
    #expect(written.allSatisfy { $0.hasPrefix("shop Rendered StateContainer<Profile>") })
    #expect(written.first?.hasSuffix("current: loading") == true)
    #expect(written.last?.hasSuffix("didSet: loading") == true)
    let silent = ViewState(wrappedValue: Profile.loading, subsystem: "shop")
    #expect(lines { silent.container.observe(.loading) } == [])
  }

  @Test func `whatever contains a state can be written about, and is returned`() {
    func debug(_ container: some StateContaining<Profile>) -> some StateContaining<Profile> {
      container._debug(options: .conciseEnum)
    }
    let container = StateContainer(state: Profile.loading)
    #expect(lines { debug(container).observe(.loaded(name: "Blob")) } == ["loading", "loaded"])
  }

  private struct Rendered: ViewStateRendering {
    let container: StateContainer<Profile>
  }
}

private final class Lines: Sendable {
  private let lines = Mutex<[String]>([])
  var all: [String] { lines.withLock { $0 } }
  func append(_ line: String) { lines.withLock { $0.append(line) } }
}
