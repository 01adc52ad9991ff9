import Foundation
import StreamTesting
import Testing
import ViewStateController
import ViewTesting

/// When toasts come and go. Durations are those of the screen's clock, to the millisecond.
@MainActor
struct ToastTests {
  struct Page: View {
    let type: ToastType
    var transition = ToastTransitionOptions()
    var place = ToastPositionOptions()
    var onTap: (@MainActor () -> Void)?
    @State private var isShowing: Bool
    @State private var isThere = true
    @State private var saved = 0

    init(
      type: ToastType? = nil, isShowing: Bool = false, transition: ToastTransitionOptions = .init(),
      place: ToastPositionOptions = .init(), onTap: (@MainActor () -> Void)? = nil
    ) {
      self.type = type ?? .toast(options: .init(message: "Saved"))
      self.transition = transition
      self.place = place
      self.onTap = onTap
      _isShowing = State(initialValue: isShowing)
    }

    var body: some View {
      VStack(spacing: 8) {
        Button("Show") { isShowing = true }
        Button("Hide") { isShowing = false }
        Button("Leave") { isThere = false }
        Text(verbatim: isShowing ? "on" : "off")
        if isThere {
          ContentBlock().frame(width: 300, height: 300)
            .toast(
              isShowing: $isShowing, type: type, transitionOptions: transition,
              positionOptions: place, onTap: onTap)
        }
      }
    }
  }

  @Test func `a toast stays for four seconds, and not a millisecond longer`() async throws {
    let screen = Screen(Page())
    #expect(!screen.exists("Saved"))
    try screen.tap("Show")
    #expect(screen.exists("Saved"))
    screen.clock.advance(by: .milliseconds(3_999))
    await screen.settle()
    #expect(screen.exists("Saved"))
    screen.clock.advance(by: .milliseconds(1))
    await screen.settle()
    #expect(!screen.exists("Saved"))
    #expect(screen.exists("off"))
    #expect(screen.clock.pendingCount == 0)
    await screen.close()
  }

  @Test func `a toast stays for as long as it is told`() async throws {
    let screen = Screen(Page(transition: .init(duration: 0.25)))
    try screen.tap("Show")
    screen.clock.advance(by: .milliseconds(249))
    await screen.settle()
    #expect(screen.exists("Saved"))
    screen.clock.advance(by: .milliseconds(1))
    await screen.settle()
    #expect(!screen.exists("Saved"))
  }

  @Test func `a toast may stay for ever`() async throws {
    let screen = Screen(Page(transition: .init(duration: .infinity)))
    try screen.tap("Show")
    #expect(screen.clock.pendingCount == 0)
    #expect(screen.exists("Saved"))
  }

  @Test func `a toast that is shown from the start goes, too`() async throws {
    let screen = Screen(Page(isShowing: true))
    #expect(screen.exists("Saved"))
    screen.clock.advance(by: .seconds(4))
    await screen.settle()
    #expect(!screen.exists("Saved"))
  }

  @Test func `its time begins anew when it is shown again`() async throws {
    let screen = Screen(Page())
    try screen.tap("Show")
    screen.clock.advance(by: .seconds(3))
    try screen.tap("Hide")
    #expect(screen.clock.pendingCount == 0)
    screen.clock.advance(by: .milliseconds(500))
    try screen.tap("Show")
    screen.clock.advance(by: .milliseconds(3_999))
    await screen.settle()
    #expect(screen.exists("Saved"))
    screen.clock.advance(by: .milliseconds(1))
    await screen.settle()
    #expect(!screen.exists("Saved"))
  }

  @Test func `its time begins anew when it says something else`() async throws {
    struct Counting: View {
      @State private var isShowing = true
      @State private var count = 1

      var body: some View {
        Button("Again") { count += 1 }
          .frame(width: 300, height: 300)
          .toast(
            isShowing: $isShowing, type: .snackBar(options: .init(message: "Saved \(count)")))
      }
    }
    let screen = Screen(Counting())
    screen.clock.advance(by: .seconds(3))
    try screen.tap("Again")
    #expect(screen.exists("Saved 2"))
    screen.clock.advance(by: .milliseconds(3_999))
    await screen.settle()
    #expect(screen.exists("Saved 2"))
    screen.clock.advance(by: .milliseconds(1))
    await screen.settle()
    #expect(!screen.exists("Saved 2"))
  }

  @Test func `nothing ticks when the view is gone`() async throws {
    let screen = Screen(Page())
    try screen.tap("Show")
    #expect(screen.clock.pendingCount == 1)
    try screen.tap("Leave")
    await screen.settle()
    #expect(screen.clock.pendingCount == 0)
    screen.clock.advance(by: .seconds(10))
    await screen.settle()
    #expect(screen.exists("on"))
    await screen.close()
  }

  @Test func `nothing ticks when the screen is gone`() async throws {
    let screen = Screen(Page(isShowing: true))
    #expect(screen.clock.pendingCount == 1)
    await screen.close()
    #expect(screen.clock.pendingCount == 0)
  }

  @Test func `its time begins anew when it is shown again while it is there`() async throws {
    let screen = Screen(Page())
    try screen.tap("Show")
    screen.clock.advance(by: .seconds(3))
    try screen.tap("Show")
    screen.clock.advance(by: .milliseconds(3_999))
    await screen.settle()
    #expect(screen.exists("Saved"))
    screen.clock.advance(by: .milliseconds(1))
    await screen.settle()
    #expect(!screen.exists("Saved"))
  }

  @Test func `its time goes on when something else is written`() async throws {
    struct Counting: View {
      @State private var isShowing = true
      @State private var count = 1

      var body: some View {
        Button("Again \(count)") { count += 1 }
          .frame(width: 300, height: 300)
          .toast(isShowing: $isShowing, type: .snackBar(options: .init(message: "Saved")))
      }
    }
    let screen = Screen(Counting())
    screen.clock.advance(by: .seconds(3))
    try screen.tap("Again 1")
    #expect(screen.exists("Again 2"))
    screen.clock.advance(by: .seconds(1))
    await screen.settle()
    #expect(!screen.exists("Saved"))
  }

  @Test func `a tap dismisses it`() async throws {
    let screen = Screen(Page())
    try screen.tap("Show")
    try screen.tap("Saved")
    #expect(!screen.exists("Saved"))
    #expect(screen.exists("off"))
    #expect(screen.clock.pendingCount == 0)
  }

  @Test func `a tap that means something else does not dismiss it`() async throws {
    let taps = ErrorViewTests.Taps()
    let screen = Screen(Page { taps.count += 1 })
    try screen.tap("Show")
    try screen.tap("Saved")
    #expect(taps.count == 1)
    #expect(screen.exists("Saved"))
    screen.clock.advance(by: .seconds(4))
    await screen.settle()
    #expect(!screen.exists("Saved"))
  }

  @Test func `its button dismisses it, and is called so`() async throws {
    let taps = ErrorViewTests.Taps()
    let screen = Screen(
      Page(type: .toast(options: .init(message: "Saved", trailingButton: .dismiss))) {
        taps.count += 1
      })
    try screen.tap("Show")
    try screen.tap(.button("Dismiss"))
    #expect(!screen.exists("Saved"))
    #expect(taps.count == 0)
    #expect(screen.clock.pendingCount == 0)
  }

  @Test func `a button of other words does what it says, and dismisses it`() async throws {
    let taps = ErrorViewTests.Taps()
    let undo = ToastButton(title: "Undo") { taps.count += 1 }
    for type in [
      ToastType.toast(options: .init(message: "Saved", trailingButton: undo)),
      .snackBar(options: .init(message: "Saved", trailingButton: undo)),
    ] {
      let screen = Screen(Page(type: type, isShowing: true))
      try screen.tap(.button("Undo"))
      #expect(!screen.exists("Saved"))
    }
    #expect(taps.count == 2)
  }

  @Test func `a toast is announced when it is shown, shown again and says something else`() throws {
    struct Counting: View {
      @State private var isShowing = false
      @State private var count = 1
      @State private var seconds = 4.0

      var body: some View {
        VStack {
          Button("Show") { isShowing = true }
          Button("Count") { count += 1 }
          Button("Prolong") { seconds += 1 }
        }
        .frame(width: 300, height: 400)
        .toast(
          isShowing: $isShowing,
          type: .toast(options: .init(message: "Saved \(count)", secondMessage: "To this disk")),
          transitionOptions: .init(duration: seconds))
      }
    }
    let screen = Screen(Counting())
    #expect(screen.announcements == [])
    try screen.tap("Count")
    #expect(screen.announcements == [])
    try screen.tap("Show")
    #expect(screen.announcements == ["Saved 2, To this disk"])
    try screen.tap("Prolong")
    try screen.tap("Show")
    try screen.tap("Count")
    #expect(
      screen.announcements.dropFirst() == ["Saved 2, To this disk", "Saved 3, To this disk"])
  }

  @Test func `a snack bar is announced from the start, a view of one's own is not`() {
    let bar = Screen(Page(type: .snackBar(options: .init(message: "Saved")), isShowing: true))
    #expect(bar.announcements == ["Saved"])
    let own = Screen(Page(type: .custom(Text("Saved").asAnyView()), isShowing: true))
    #expect(own.announcements == [])
  }
}
