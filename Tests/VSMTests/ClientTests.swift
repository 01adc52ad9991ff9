import SystemTesting
import Testing

/// Code of users, which compiles or does not.
@Suite struct ClientTests {
  /// Everything a feature writes; models in Swift 6; what the original libraries have; a file that
  /// imports all three systems.
  static let clients = [
    "EveryForm", "ConcurrentModels", "Dispatch/OriginalNames", "ThreeSystems", "ViewStateOfVSM",
    "ViewStateOfController",
  ]

  @Test(arguments: clients, [(5, false), (5, true), (6, false), (6, true)])
  func `code of a user compiles in every mode, without a remark`(
    name: String, mode: (version: Int, isOnMain: Bool)
  ) throws {
    let compiler = Compiler(mode: mode.version, isOnMain: mode.isOnMain)
    let remarks = try compiler.remarks(on: Compiler.client(name))
    #expect(remarks == [])
  }

  @Test(arguments: [5, 6], [false, true])
  func `a program of a user runs in every mode, with a state that is not Sendable`(
    mode: Int, isOnMain: Bool
  ) throws {
    let said = try Compiler(mode: mode, isOnMain: isOnMain)
      .run(Compiler.client("Running"), linkedAs: "VSMProbe")
    #expect(
      said.split(separator: "\n") == [
        "state", "function", "first of publisher", "publisher", "first of publisher", "publisher",
        "first of sequence", "sequence", "stream", "asynchronous", "refresh", "binding", "in time",
        "rendered: [\"\", \"page\"]",
      ])
  }

  @Test func `the names of the original libraries do what they did there`() throws {
    let said = try Compiler().run(Compiler.client("Dispatch/OriginalNames"), linkedAs: "VSMProbe")
    #expect(
      said.split(separator: "\n") == [
        "state", "publisher", "sequence", "async", "async sequence", "debounced state",
        "debounced publisher", "debounced sequence", "debounced async", "debounced async sequence",
        "ArticleViewState(text: \"\")", "success", "bare", "first", "immediate", "loaded", "loaded",
        "loaded", "4",
      ])
  }

  @Test(arguments: [false, true])
  func `a class of no actor renders a state in Swift 5`(isOnMain: Bool) throws {
    let compiler = Compiler(mode: 5, isOnMain: isOnMain)
    let remarks = try compiler.remarks(on: Compiler.client("UnisolatedRendering"))
    #expect(remarks == [])
  }

  @Test func `what can fail, and what sets a state, is refused with what to write instead (V15)`()
    throws
  {
    let file = Compiler.client("Refusals")
    let expected = try Compiler.refusals(in: file)
    let found = try Compiler().remarks(on: file)
    #expect(expected.count == 16)
    #expect(expected.filter { refusal in !found.contains { $0.has(refusal) } } == [])
    #expect(found.filter { remark in !expected.contains { remark.has($0) } } == [])
  }

  @Test(arguments: [5, 6], [false, true])
  func `properties of cases compile in every mode, and are refused where they cannot be`(
    mode: Int, isOnMain: Bool
  ) throws {
    let file = Compiler.client("CaseProperties")
    let expected = try Compiler.refusals(in: file)
    let found = try Compiler(mode: mode, isOnMain: isOnMain).remarks(on: file)
    #expect(expected.count == 2)
    #expect(expected.filter { refusal in !found.contains { $0.has(refusal) } } == [])
    #expect(found.filter { remark in !expected.contains { remark.has($0) } } == [])
  }
}
