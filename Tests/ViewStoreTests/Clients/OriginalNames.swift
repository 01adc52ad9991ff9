import CasePaths
import Foundation
import ViewStore

// What a user wrote for the original, row by row.

struct Blob {
  var number = 0
}

struct Page: Equatable {
  var isOn = false
  var title: String?
  var number = 0
}

struct Loose {
  var blob = Blob()
}

enum PageAction {
  case flip
  case rename(String?)
  case close
  case part(PartAction)
}

enum PartAction {
  case add
}

// combineLatest with four to nine others

func annotated(_ a: Just<Int>) -> AnyPublisher<(Int, Int, Int, Int, Int), Never> {
  a.combineLatest(a, a, a, a)
}

func taken(_ a: Just<Int>) -> some Publisher<Int, Never> {
  a.combineLatest(a, a, a, a).map { $0.0 + $0.4 }
}

func named(_ x: Just<Int>) -> some Publisher<Int, Never> {
  x.combineLatest(x, x, x, x).map { a, b, c, d, e in a + b + c + d + e }
}

func nine(_ a: Just<Int>, _ b: Just<String>) -> AnyCancellable {
  a.combineLatest(b, a, b, a, b, a, b, a, b).sink { v in print(v.0, v.9) }
}

func inBetween(_ a: Just<Int>) -> [AnyCancellable] {
  [
    a.combineLatest(a, a, a, a, a).sink { v in print(v.5) },
    a.combineLatest(a, a, a, a, a, a).sink { v in print(v.6) },
    a.combineLatest(a, a, a, a, a, a, a).sink { v in print(v.7) },
    a.combineLatest(a, a, a, a, a, a, a, a).sink { v in print(v.8) },
  ]
}

// combineLatest with twenty-five others, as its comment says

typealias Numbers = CurrentValueSubject<Int, Never>

func kept(_ p: [Numbers]) -> AnyCancellable {
  let all = p[0].combineLatest(
    p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9], p[10], p[11], p[12], p[13],
    p[14], p[15], p[16], p[17], p[18], p[19], p[20], p[21], p[22], p[23], p[24], p[25])
  return all.map { $0.0 + $0.11 + $0.25 }.sink { print($0) }
}

func withStatements(_ p: [Numbers]) -> AnyCancellable {
  p[0].combineLatest(
    p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9], p[10], p[11], p[12], p[13],
    p[14], p[15], p[16], p[17], p[18], p[19], p[20], p[21], p[22], p[23], p[24], p[25]
  ).sink { values in
    let last = values.25
    print(last)
  }
}

func withNames(_ p: [Numbers]) -> AnyCancellable {
  p[0].combineLatest(
    p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9], p[10], p[11], p[12], p[13],
    p[14], p[15], p[16], p[17], p[18], p[19], p[20], p[21], p[22], p[23], p[24], p[25]
  ) { a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z in
    a + l + z
  }.sink { print($0) }
}

func ten(_ p: [Numbers]) -> AnyCancellable {
  p[0].combineLatest(p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9], p[10])
    .sink { print($0.10) }
}

// The scheduler

func schedulers() {
  let type: MainQueueScheduler.SchedulerType = .test
  let scheduler = MainQueueScheduler(type: type)
  let (seconds, whole): (TimeInterval, Int) = (0.5, 2)
  scheduler.advance()
  scheduler.advance(by: 1)
  scheduler.advance(by: 0.5)
  scheduler.advance(by: seconds)
  scheduler.advance(by: whole)
  scheduler.advance(by: .milliseconds(300))
  let object: AnyObject = scheduler
  print(object === scheduler)
  let animated = MainQueueScheduler(type: .animated(.default))
  if case .animated(let animation) = MainQueueScheduler.Kind.animated(.easeIn) {
    let plain: Animation = animation
    print(plain, animated)
  }
}

// Parts and mocks

func parts(_ pages: some Publisher<Page, Never>) -> ScopedStore<Page, PartAction> {
  ScopedStore(
    initial: Page(), statePublisher: pages,
    action: { (action: PartAction) in
      print(action)
    })
}

func mocks() {
  let mock = MockViewStore<Page, PageAction>(viewState: Page())
  mock.viewState = Page(isOn: true)
  mock.viewState.number = 2
}

// Bindings

func bindings(_ store: MockStore<Page, PageAction>, _ loose: MockStore<Loose, PageAction>) {
  let presence = store.makeBinding(stateKeyPath: \.title, actionCasePath: /PageAction.close)
  let shown: Binding<Bool> = presence
  let blob = loose.makeBinding(stateKeyPath: \.blob, actionCasePath: /PageAction.flip)
  let written: Binding<Blob> = blob
  let first = store.makeBinding(viewStateKeyPath: \.title, actionCasePath: /PageAction.close)
  let shownToo: Binding<Bool> = first
  let second = loose.makeBinding(viewStateKeyPath: \.blob, actionCasePath: /PageAction.flip)
  let writtenToo: Binding<Blob> = second
  let isOn: Binding<Bool> = store.makeBinding(
    stateKeyPath: \.isOn, actionCasePath: /PageAction.flip)
  let title: Binding<String?> = store.makeBinding(
    stateKeyPath: \.title, actionCasePath: /PageAction.rename)
  print(shown, written, shownToo, writtenToo, isOn, title)
}

func nothing<S: Store>(_ store: S) -> (Never) -> Void { store.send }
func nothing<S: ViewStore>(_ store: S) -> (Never) -> Void { store.send }
