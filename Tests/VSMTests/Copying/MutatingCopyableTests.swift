import Testing
import VSM

struct MutatingCopyableTests {
  struct Form: MutatingCopyable, Equatable {
    var name = "Blob"
    var age = 4
  }

  @Test func `a copy has what the closure changed`() {
    let form = Form()
    let copy = form.copy {
      $0.name = "Blob Jr."
      $0.age = 1
    }
    #expect(copy == Form(name: "Blob Jr.", age: 1))
    #expect(form == Form())
  }

  @Test func `a copy has the value at the path`() {
    #expect(Form().copy(mutatingPath: \.age, value: 5) == Form(age: 5))
  }

  @Test func `a closure that throws gives no copy`() {
    struct Broken: Error {}
    #expect(throws: Broken.self) { try Form().copy { _ in throw Broken() } }
  }

  @Test func `copying is a function like any other`() {
    let copy: ((inout Form) -> Void) -> Form = Form().copy(mutating:)
    #expect(copy { $0.age = 5 } == Form(age: 5))
    let copyOrFail: ((inout Form) throws -> Void) throws -> Form = Form().copy(mutating:)
    #expect(throws: CancellationError.self) { try copyOrFail { _ in throw CancellationError() } }
  }
}
