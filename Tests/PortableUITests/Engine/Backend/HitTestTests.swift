import Foundation
import PortableUI
import SystemTesting
import Testing
import ViewTesting

@MainActor
struct HitTestTests {
  private static let side = 500.0

  /// A recipe in the middle of a room in which all that is behind it hears taps as number 0.
  private func scene(_ numbers: inout RandomNumbers) -> TouchRecipe {
    var number = 0
    let room = CGSize(width: Self.side, height: Self.side)
    let parts = (0..<3).map { _ in
      TouchRecipe.random(&numbers, depth: 7, number: &number)
    }
    return .frame(room, .stack([.placed(0, .color(room))] + parts))
  }

  @Test(arguments: 1...24)
  func `a tap is heard by what is seen there, and told where it is in that`(seed: UInt64) throws {
    var numbers = RandomNumbers(seed: seed)
    let recipe = scene(&numbers)
    let (model, log) = (TouchModel(recipe), TouchLog())
    let screen = Screen(
      recipe.view(log).frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
      size: CGSize(width: Self.side, height: Self.side))
    for _ in 0..<50 {
      let point = CGPoint(
        x: Double(numbers.below(4 * Int(Self.side))) / 4,
        y: Double(numbers.below(4 * Int(Self.side))) / 4)
      if model.isNearEdge(point) { continue }
      (log.number, log.place) = (nil, nil)
      // Where nothing hears a tap, that says so.
      try? screen.tap(at: point)
      let hearer = model.hearer(at: point)
      #expect(log.number == hearer?.number, "at \(point) of \(recipe)")
      guard let place = log.place, let hearer else { continue }
      let seen = hearer.map.point(place)
      #expect(hypot(seen.x - point.x, seen.y - point.y) < 0.001, "\(place) for \(point)")
    }
  }

  @Test func `the recipes are touched in many places, and missed in many`() {
    var (heard, unheard) = (Set<Int>(), 0)
    for seed in 1...24 as ClosedRange<UInt64> {
      var numbers = RandomNumbers(seed: seed)
      let model = TouchModel(scene(&numbers))
      for x in stride(from: 6, to: Self.side, by: 25) {
        for y in stride(from: 6, to: Self.side, by: 25) {
          let hearer = model.hearer(at: CGPoint(x: x, y: y))
          if let hearer, hearer.number > 0 {
            heard.insert(Int(seed) * 1000 + hearer.number)
          } else if hearer == nil {
            unheard += 1
          }
        }
      }
    }
    #expect(heard.count > 30)
    #expect(unheard > 100)
  }
}

@MainActor
struct NamedHitTests {
  /// What is heard of a tap in the middle of a square of 100 points, behind which a button fills the
  /// screen.
  private func tap(
    at point: CGPoint = CGPoint(x: 150, y: 150), _ change: (AnyView) -> some View
  ) throws -> String {
    var heard = "nothing"
    let screen = Screen(
      ZStack {
        Button("Behind") { heard = "behind" }.buttonStyle(Filling())
        change(AnyView(Color.red.frame(width: 100, height: 100))).onTapGesture { heard = "tapped" }
      }, size: CGSize(width: 300, height: 300))
    try screen.tap(at: point)
    return heard
  }

  private struct Filling: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Color.blue }
  }

  @Test func `what is moved away is tapped where it went, and not where it was`() throws {
    #expect(try tap { $0.offset(x: -900) } == "behind")
    #expect(try tap { $0.offset(x: 100) } == "behind")
    #expect(try tap(at: CGPoint(x: 250, y: 150)) { $0.offset(x: 100) } == "tapped")
    #expect(try tap { $0 } == "tapped")
  }

  @Test func `what is stretched to nothing, or away, takes no tap`() throws {
    #expect(try tap { $0.scaleEffect(0) } == "behind")
    #expect(try tap { $0.scaleEffect(x: 1, y: 0) } == "behind")
    let corner = CGPoint(x: 110, y: 110)
    #expect(try tap(at: corner) { $0 } == "tapped")
    #expect(try tap(at: corner) { $0.scaleEffect(0.5) } == "behind")
    #expect(try tap(at: CGPoint(x: 90, y: 90)) { $0.scaleEffect(2) } == "tapped")
  }

  @Test func `what is turned is tapped in its corners as they are seen`() throws {
    let corner = CGPoint(x: 105, y: 105)
    #expect(try tap(at: corner) { $0.rotationEffect(.degrees(45)) } == "behind")
    #expect(
      try tap(at: CGPoint(x: 150, y: 85)) { $0.rotationEffect(.degrees(45)) } == "tapped")
    let edge = CGPoint(x: 110, y: 150)
    #expect(
      try tap(at: edge) { $0.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)) }
        == "behind")
    #expect(
      try tap { $0.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)) } == "tapped")
  }

  @Test func `what is cut off takes no tap`() throws {
    let corner = CGPoint(x: 103, y: 103)
    #expect(try tap(at: corner) { $0.clipShape(Circle()) } == "behind")
    #expect(try tap { $0.clipShape(Circle()) } == "tapped")
    #expect(try tap(at: corner) { $0.frame(width: 40, height: 40).clipped() } == "behind")
    #expect(try tap(at: corner) { $0.frame(width: 40, height: 40) } == "tapped")
    #expect(try tap(at: corner) { $0.cornerRadius(30) } == "behind")
  }

  @Test func `what nobody sees, or what lets taps through, takes none`() throws {
    #expect(try tap { $0.opacity(0) } == "behind")
    #expect(try tap { $0.opacity(0.01) } == "tapped")
    #expect(try tap { $0.hidden() } == "behind")
    #expect(try tap { $0.allowsHitTesting(false) } == "behind")
  }

  @Test func `the shape of a view is all of it, whatever is drawn there`() throws {
    let corner = CGPoint(x: 103, y: 103)
    #expect(try tap(at: corner) { $0.contentShape(Circle()) } == "behind")
    #expect(try tap { $0.opacity(0).contentShape(Circle()) } == "tapped")
    #expect(try tap { _ in Color.clear.frame(width: 100, height: 100) } == "behind")
    #expect(
      try tap { _ in Color.clear.frame(width: 100, height: 100).contentShape(Rectangle()) }
        == "tapped")
  }

  @Test func `between views that are tapped as one, what is behind is tapped`() throws {
    func column(_ content: AnyView) -> some View {
      VStack(spacing: 20) {
        content
        content
      }
    }
    #expect(try tap { column($0) } == "behind")
    #expect(try tap { column($0).contentShape(Rectangle()) } == "tapped")
    #expect(try tap(at: CGPoint(x: 150, y: 60)) { column($0) } == "tapped")
    #expect(try tap { $0.padding(30).frame(width: 300) } == "tapped")
    #expect(try tap(at: CGPoint(x: 80, y: 150)) { $0.padding(30) } == "behind")
  }

  @Test func `of a shape, what is drawn is tapped`() throws {
    func ring(_ view: some View) -> some View { view.frame(width: 100, height: 100) }
    #expect(try tap(at: CGPoint(x: 105, y: 105)) { _ in ring(Circle()) } == "behind")
    #expect(try tap { _ in ring(Circle()) } == "tapped")
    #expect(try tap { _ in ring(Circle().stroke(.red, lineWidth: 10)) } == "behind")
    #expect(
      try tap(at: CGPoint(x: 101, y: 150)) { _ in ring(Circle().stroke(.red, lineWidth: 10)) }
        == "tapped")
    #expect(try tap { _ in ring(Rectangle().fill(.clear)) } == "behind")
  }

  @Test func `a card that was dragged is dragged on from where it is`() throws {
    struct Card: View {
      @State private var way = CGSize.zero
      let ended: (CGSize) -> Void

      var body: some View {
        Color.red.frame(width: 60, height: 60).offset(way)
          .gesture(
            DragGesture().onChanged { way = $0.translation }.onEnded { ended($0.translation) }
          )
          .accessibilityIdentifier("card")
      }
    }
    var ends: [CGSize] = []
    let screen = Screen(Card { ends.append($0) }, size: CGSize(width: 300, height: 300))
    try screen.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 250, y: 150))
    #expect(throws: ScreenError.self) {
      try screen.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 160, y: 150))
    }
    try screen.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 250, y: 200))
    #expect(ends.map(\.width) == [100, 0])
  }
}
