import Testing

/// Code of users, which compiles or does not.
@Suite struct ClientTests {
  @Test(arguments: [5, 6], [false, true])
  func `code of a user compiles in every mode, without a remark`(mode: Int, isOnMain: Bool) throws {
    let compiler = Compiler(mode: mode, isOnMain: isOnMain)
    let remarks = try compiler.remarks(on: Compiler.client("EveryForm"))
    #expect(remarks == [])
  }

  @Test(arguments: [5, 6], [false, true])
  func `a program of a user runs in every mode, with a state that is not Sendable`(
    mode: Int, isOnMain: Bool
  ) throws {
    let said = try Compiler(mode: mode, isOnMain: isOnMain).run(Compiler.client("Running"))
    #expect(
      said.split(separator: "\n") == [
        "state", "function", "first of publisher", "publisher", "first of publisher", "publisher",
        "first of sequence", "sequence", "stream", "asynchronous", "refresh", "binding", "in time",
        "rendered: [\"\", \"page\"]",
      ])
  }

  @Test func `a sequence that can fail is refused without a state for its failure (V15)`() throws {
    let file = Compiler.client("FailingSequence")
    let expected = try Compiler.refusals(in: file)
    let found = try Compiler().remarks(on: file)
    #expect(expected.count == 4)
    #expect(expected.filter { refusal in !found.contains { $0.has(refusal) } } == [])
    #expect(found.filter { remark in !expected.contains { remark.has($0) } } == [])
  }
}
