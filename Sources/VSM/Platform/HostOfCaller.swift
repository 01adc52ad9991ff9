import ViewPlatform

#if os(Linux)
  /// What hosts the code that calls this, where that is not the real world: a screen in a test.
  @usableFromInline
  func hostOfCaller() -> (any ContainerHost)? { Host.current.map { ScreenHost(host: $0) } }

  private final class ScreenHost: ContainerHost {
    private let host: Host

    init(host: Host) { self.host = host }

    var now: Int { host.clock.nanoseconds }

    func wake(at moment: Int, _ body: @escaping @Sendable () -> Void) -> any Cancellable {
      host.clock.wake(at: moment, body)
    }

    func noteWork(_ name: String) -> (@Sendable () -> Void)? { host.begin(name) }
  }
#else
  /// Views of Apple's have no other host than the real world.
  @usableFromInline
  func hostOfCaller() -> (any ContainerHost)? { nil }
#endif
