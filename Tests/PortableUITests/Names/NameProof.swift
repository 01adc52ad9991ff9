import Foundation
import PortableUI
import Testing
import ViewTesting

/// A name, a view that is written with it, and the same view without it.
struct NameProof: CustomTestStringConvertible, Sendable {
  let testDescription: String
  private let with: @MainActor @Sendable () throws -> String
  private let without: @MainActor @Sendable () -> String

  /// `plain` and what `change` makes of it, after what a person does `doing` them.
  init<Plain: View, Changed: View>(
    _ name: String, _ plain: @escaping @MainActor @Sendable @autoclosure () -> Plain,
    doing: @escaping @MainActor @Sendable (Screen) throws -> Void = { _ in },
    change: @escaping @MainActor @Sendable (Plain) -> Changed
  ) {
    testDescription = name
    with = {
      let screen = Screen.forProof(change(plain()))
      try doing(screen)
      return screen.proof
    }
    without = {
      let screen = Screen.forProof(plain())
      // What only the name brings cannot be done without it.
      try? doing(screen)
      return screen.proof
    }
  }

  /// Whether what is seen, where it is or what is said of it differs.
  @MainActor func isSeen() throws -> Bool { try with() != without() }
}

extension Screen {
  /// A small screen that shows `view`, where what moves is on its way.
  fileprivate static func forProof(_ view: some View) -> Screen {
    Screen(view, size: CGSize(width: 200, height: 200), animations: .on)
  }

  /// All there is to be known of it: where everything is and what is said of it, and the picture.
  fileprivate var proof: String {
    func facts(_ element: Element) -> [String] {
      ["\(element.accessibility.traits)"] + element.children.flatMap(facts)
    }
    return tree + svg() + (copied ?? "") + facts(graph.rootElement).joined(separator: "\n")
  }
}

/// A pad in the middle of the screen, and above it what it has heard.
struct Hearing<Pad: View>: View {
  @State private var heard = "nothing"
  private let pad: (Color, @escaping (String) -> Void) -> Pad

  init(_ pad: @escaping (Color, @escaping (String) -> Void) -> Pad) { self.pad = pad }

  var body: some View {
    VStack {
      Text(heard)
      pad(Color.red) { heard += ", " + $0 }.frame(width: 100, height: 100)
        .accessibilityIdentifier("pad")
    }
  }
}

extension NameProof {
  /// A gesture that is heard where the name is written.
  static func gesture<Pad: View>(
    _ name: String, doing: @escaping @MainActor @Sendable (Screen) throws -> Void,
    pad: @escaping @MainActor @Sendable (Color, @escaping (String) -> Void) -> Pad
  ) -> NameProof {
    NameProof(name, Hearing { color, _ in color }, doing: doing) { _ in
      Hearing { pad($0, $1) }
    }
  }
}

/// One for each name: whoever writes it sees something else than who does not.
@MainActor struct NamesSeenTests {
  @Test(arguments: NameProof.text) func `a name of texts is seen`(proof: NameProof) throws {
    #expect(try proof.isSeen())
  }

  @Test(arguments: NameProof.paint) func `a name of paint is seen`(proof: NameProof) throws {
    #expect(try proof.isSeen())
  }

  @Test(arguments: NameProof.shapes) func `a name of shapes is seen`(proof: NameProof) throws {
    #expect(try proof.isSeen())
  }

  @Test(arguments: NameProof.geometry) func `a name of places is seen`(proof: NameProof) throws {
    #expect(try proof.isSeen())
  }

  @Test(arguments: NameProof.gestures) func `a gesture is heard`(proof: NameProof) throws {
    #expect(try proof.isSeen())
  }

  @Test(arguments: NameProof.motion) func `a name of motion is seen`(proof: NameProof) throws {
    #expect(try proof.isSeen())
  }

  @Test(arguments: NameProof.symbols) func `a name of symbols is seen`(proof: NameProof) throws {
    #expect(try proof.isSeen())
  }

  @Test(arguments: NameProof.speech) func `a name of speech is heard`(proof: NameProof) throws {
    #expect(try proof.isSeen())
  }

  @Test(arguments: NameProof.documents) func `a name of documents is seen`(proof: NameProof) throws
  {
    #expect(try proof.isSeen())
  }

  @Test(arguments: NameProof.keys) func `a name of keys and bars is seen`(proof: NameProof) throws {
    #expect(try proof.isSeen())
  }

  @Test(arguments: NameProof.app) func `a name of apps is seen`(proof: NameProof) throws {
    #expect(try proof.isSeen())
  }

  @Test func `each name is proved once`() {
    let all = [
      NameProof.text, NameProof.paint, NameProof.shapes, NameProof.geometry, NameProof.gestures,
      NameProof.motion, NameProof.symbols, NameProof.speech, NameProof.documents, NameProof.keys,
      NameProof.app,
    ].flatMap { $0 }.map(\.testDescription)
    #expect(all.count == Set(all).count)
    #expect(all.count >= 200)
  }

  @Test func `a view that is the same is not seen to differ`() throws {
    #expect(try !NameProof("nothing", Text("A")) { $0 }.isSeen())
  }
}
