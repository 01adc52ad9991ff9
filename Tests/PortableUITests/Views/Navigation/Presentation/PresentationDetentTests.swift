import Foundation
import PortableUI
import Testing
import ViewTesting

/// Heights of sheets that an app finds out.
@MainActor
struct PresentationDetentTests {
  fileprivate struct BarDetent: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
      context.lineLimit == 1 ? 100 : max(44, context.maxDetentValue / 4)
    }
  }

  private struct NoDetent: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { nil }
  }

  private struct HugeDetent: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { .infinity }
  }

  private func height(
    of detents: Set<PresentationDetent>, lineLimit: Int? = nil
  ) throws -> CGFloat {
    let screen = Screen(
      Color.red.sheet(isPresented: .constant(true)) {
        Text("In it").presentationDetents(detents)
      }
      .lineLimit(lineLimit), size: CGSize(width: 400, height: 800))
    return try screen.frame(of: .role(.sheet)).height
  }

  @Test func `a sheet has the height that a type finds out, as its environment is`() throws {
    #expect(try height(of: [.bar]) == 200)
    #expect(try height(of: [.custom(BarDetent.self)], lineLimit: 1) == 100)
    #expect(try height(of: [.custom(BarDetent.self), .large]) == 200)
  }

  @Test func `one that it cannot have now does not count, and none is higher than the window`()
    throws
  {
    #expect(try height(of: [.custom(NoDetent.self), .medium]) == 400)
    #expect(try height(of: [.custom(HugeDetent.self)]) == 800)
  }

  @Test func `detents of one type are the same`() {
    #expect(PresentationDetent.custom(BarDetent.self) == .custom(BarDetent.self))
    #expect(PresentationDetent.custom(BarDetent.self) != .custom(NoDetent.self))
  }

  @Test func `one of several is selected`() throws {
    struct Choosing: View {
      @State private var detent = PresentationDetent.large
      var body: some View {
        Color.red.sheet(isPresented: .constant(true)) {
          Button("Low") { detent = .custom(BarDetent.self) }
            .presentationDetents([.custom(BarDetent.self), .large], selection: $detent)
        }
      }
    }
    let screen = Screen(Choosing(), size: CGSize(width: 400, height: 800))
    #expect(try screen.frame(of: .role(.sheet)).height == 800)
    try screen.tap("Low")
    #expect(try screen.frame(of: .role(.sheet)).height == 200)
  }
}

extension PresentationDetent {
  // No actor is needed to name one.
  fileprivate nonisolated static let bar = Self.custom(PresentationDetentTests.BarDetent.self)
}
