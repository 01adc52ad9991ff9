import Foundation
import PortableUI
import Testing
import ViewTesting

// What a program says of itself with these protocols is in no actor, and so are the members that it adds. Each
// of these types has one, which is called from outside of the main actor.

private struct Wedge: Shape {
  var part: CGFloat

  var animatableData: CGFloat {
    get { part }
    set { part = newValue }
  }

  func path(in rect: CGRect) -> Path { Path(cut(rect)) }

  func cut(_ rect: CGRect) -> CGRect {
    CGRect(x: rect.minX, y: rect.minY, width: rect.width * part, height: rect.height)
  }
}

private struct Shake: GeometryEffect {
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: aside(), y: 0))
  }

  func aside() -> CGFloat { animatableData * 10 }
}

private struct Stairs: Layout {
  var step: CGFloat = 10

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: length(subviews.count), height: length(subviews.count))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, view) in subviews.enumerated() {
      view.place(at: CGPoint(x: length(index), y: length(index)), proposal: .unspecified)
    }
  }

  func length(_ count: Int) -> CGFloat { CGFloat(count) * step }
}

private struct HalfPages: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.y = half(of: context.containerSize.height)
  }

  func half(of length: CGFloat) -> CGFloat { length / 2 }
}

private struct Square: PresentationSizing {
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    side(root.sizeThatFits(.unspecified))
  }

  func side(_ size: CGSize) -> ProposedViewSize {
    ProposedViewSize(width: max(size.width, size.height), height: max(size.width, size.height))
  }
}

private struct Underlined: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View {
    configuration.padding(distance()).background { Rectangle().stroke(.red) }
  }

  func distance() -> CGFloat { 4 }
}

private struct Search: View {
  let told: () -> Void
  @State private var state = Phase.loaded(1)

  private enum Phase {
    case loading
    case loaded(Int)
  }

  var body: some View {
    VStack {
      switch state {
      case .loading: Text("Loading")
      case .loaded(let number): Text("Loaded \(number)")
      }
    }
    .refreshable {
      // What the action reads and writes is the main actor's, as the view is.
      switch state {
      case .loading: break
      case .loaded(let number): state = .loaded(number + 1)
      }
    }
    .task {
      state = .loaded(7)
      told()
    }
    .task(id: 1) { look() }
  }

  private func look() { if case .loading = state { told() } }
}

nonisolated private func shapes() -> some View {
  Wedge(part: 0.5).fill(.red).stroke(.blue).modifier(Shake(animatableData: 1).ignoredByLayout())
    .overlay { Text("shape") }
}

nonisolated private func laidOut() -> some View {
  Stairs {
    Text("first step")
    Text("second step")
  }
}

nonisolated private func styled() -> some View {
  ScrollView {
    Text("styled")
    TextField("Name", text: .constant("")).textFieldStyle(Underlined())
  }
  .scrollTargetBehavior(HalfPages())
  .sheet(isPresented: .constant(false)) { Text("Sheet").presentationSizing(Square().sticky()) }
}

struct TypesOutsideTheMainActorTests {
  @Test func `members of shapes, effects, layouts and behaviours are in no actor`() {
    #expect(Wedge(part: 0.5).cut(CGRect(x: 0, y: 0, width: 8, height: 2)).width == 4)
    #expect(Shake(animatableData: 2).aside() == 20)
    #expect(Stairs().length(2) == 20)
    #expect(HalfPages().half(of: 6) == 3)
    #expect(Square().side(CGSize(width: 3, height: 5)).width == 5)
    #expect(Underlined().distance() == 4)
  }

  @Test func `views of types of a program are described outside of the main actor`() async {
    let kinds: [@Sendable () -> AnyView] = [
      { AnyView(shapes()) },
      { AnyView(laidOut()) },
      { AnyView(styled()) },
    ]
    for kind in kinds {
      let texts = await show(kind())
      #expect(!texts.isEmpty)
    }
  }

  @MainActor
  @Test func `an action that is asynchronous is where the view is`() async {
    var screen: Screen?
    await withCheckedContinuation { continuation in
      screen = Screen(Search { continuation.resume() })
    }
    await screen?.settle()
    #expect(screen?.texts == ["Loaded 7"])
  }

  @MainActor
  private func show(_ view: sending AnyView) -> [String] { Screen(view).texts }
}
