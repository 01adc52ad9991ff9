import Foundation
import PortableUI
import Testing
import ViewTesting

/// How large sheets are whose views say so.
@MainActor
struct PresentationSizingTests {
  private func size(
    _ sizing: some PresentationSizing, in window: CGSize = CGSize(width: 1000, height: 900)
  ) throws -> CGSize {
    let screen = Screen(
      Color.red.sheet(isPresented: .constant(true)) {
        Color.blue.frame(idealWidth: 250, idealHeight: 120)
          .presentationSizing(sizing)
      },
      size: window)
    return try screen.frame(of: .role(.sheet)).size
  }

  @Test func `a form and a page have sizes of their own, in a window that is large enough`() throws
  {
    #expect(try size(.form) == CGSize(width: 540, height: 620))
    #expect(try size(.page) == CGSize(width: 720, height: 900))
    #expect(try size(.form, in: CGSize(width: 400, height: 500)) == CGSize(width: 400, height: 500))
  }

  @Test func `fitted, it is as its content likes it, in one direction or in both`() throws {
    #expect(try size(.fitted) == CGSize(width: 250, height: 120))
    #expect(
      try size(.form.fitted(horizontal: false, vertical: true)) == CGSize(width: 540, height: 120))
    #expect(try size(.automatic) == CGSize(width: 320, height: 160))
  }

  @Test func `a size of an app's own is taken`() throws {
    struct Square: PresentationSizing {
      func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
      ) -> ProposedViewSize {
        let side = root.sizeThatFits(.unspecified).width * 2
        return ProposedViewSize(width: side, height: side)
      }
    }
    #expect(try size(Square()) == CGSize(width: 500, height: 500))
  }

  @Test func `what is sticky grows and does not shrink`() throws {
    struct Growing: View {
      @State private var isLarge = false

      var body: some View {
        Color.red.sheet(isPresented: .constant(true)) {
          VStack {
            Toggle("Large", isOn: $isLarge)
            Color.blue.frame(width: 220, height: isLarge ? 400 : 100)
          }
          .presentationSizing(.fitted.sticky(vertical: true))
        }
      }
    }
    let screen = Screen(Growing(), size: CGSize(width: 800, height: 800))
    let small = try screen.frame(of: .role(.sheet)).height
    try screen.toggle("Large")
    #expect(try screen.frame(of: .role(.sheet)).height == small + 300)
    try screen.toggle("Large")
    #expect(try screen.frame(of: .role(.sheet)).height == small + 300)
  }
}
