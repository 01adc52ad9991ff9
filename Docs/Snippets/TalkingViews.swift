// Features that talk to each other: by closures, shared data, notifications and the environment.

import Foundation
// snippet.shared
import PortableCombine
// snippet.end
// snippet.closure
import VSM
// snippet.end
import ViewTesting

// snippet.closure

struct Rating: Identifiable {
  let id: Int
  var stars = 0
}

struct RatingViewState {
  var rating: Rating
  let finish: (Rating) -> Void

  func rate(_ stars: Int) -> StateChanges<Self> {
    StateChanges { Change { $0.rating.stars = stars } }
  }
}

struct RatingView: View {
  @ViewState var state: RatingViewState

  var body: some View {
    VStack {
      Stepper(
        "Stars: \(state.rating.stars)", value: $state.bind(\.rating.stars),
        in: 0...5)
      Button("Done") { state.finish(state.rating) }
    }
  }
}
// snippet.end

// snippet.parent
struct FilmViewState {
  var stars = 0
  var open: Rating?

  func rated(_ rating: Rating) -> StateChanges<Self> {
    StateChanges {
      Change { state in
        state.stars = rating.stars
        state.open = nil
      }
    }
  }
}

struct FilmView: View {
  @ViewState var state = FilmViewState()

  var body: some View {
    VStack {
      Text("Rated with \(state.stars)")
      Button("Rate") {
        $state.observe(
          StateChanges { Change { $0.open = Rating(id: 1, stars: $0.stars) } })
      }
    }
    .sheet(item: $state.bind(\.open)) { rating in
      RatingView(
        state: RatingViewState(rating: rating) { rating in
          $state.observe(state.rated(rating))
        })
    }
  }
}
// snippet.end

// snippet.shared
@MainActor
final class Ratings: ObservableObject {
  @Published private(set) var stars: [Int: Int] = [:]

  func rate(_ film: Int, with stars: Int) { self.stars[film] = stars }
}

struct RatingsTotal: View {
  @ViewState var state = 0
  let ratings: Ratings

  var body: some View {
    Text("Ratings: \(state)")
      .onAppear { $state.observe(ratings.$stars.map(\.count)) }
  }
}
// snippet.end

// snippet.notification
extension Notification.Name {
  static let accountClosed = Notification.Name("accountClosed")
}

struct GreetingView: View {
  @ViewState var state = "Welcome back"

  var body: some View {
    Text(state)
      .onReceive(
        NotificationCenter.default.publisher(for: .accountClosed)
      ) { _ in
        $state.observe("Good bye")
      }
  }
}
// snippet.end

// snippet.environment
struct ReportKey: EnvironmentKey {
  static var defaultValue: @MainActor @Sendable (String) -> Void { { _ in } }
}

extension EnvironmentValues {
  var report: @MainActor @Sendable (String) -> Void {
    get { self[ReportKey.self] }
    set { self[ReportKey.self] = newValue }
  }
}

struct ReportButton: View {
  @Environment(\.report) private var report

  var body: some View {
    Button("Report") { report("The sound is too quiet.") }
  }
}

struct ReportsView: View {
  @ViewState var state: [String] = []

  var body: some View {
    VStack {
      ForEach(state, id: \.self) { Text($0) }
      ReportButton()
    }
    .environment(\.report) { text in $state.observe($state.state + [text]) }
  }
}
// snippet.end

// snippet.binding
struct StarsField: View {
  @Binding var stars: Int

  var body: some View { Stepper("Stars: \(stars)", value: $stars, in: 0...5) }
}

struct QuickRatingView: View {
  @ViewState var state = FilmViewState()

  var body: some View { StarsField(stars: $state.bind(\.stars)) }
}
// snippet.end

// snippet.test
let film = Screen(FilmView(), size: CGSize(width: 300, height: 200))
try film.tap("Rate")
await film.settle()
try film.increment("Stars: 0")
try film.tap("Done")
await film.settle()
precondition(film.exists("Rated with 1"))
// snippet.end

let ratings = Ratings()
let total = Screen(RatingsTotal(ratings: ratings))
await total.settle(leavingTasks: true)
ratings.rate(1, with: 4)
await total.settle(leavingTasks: true)
precondition(total.texts == ["Ratings: 1"])
let greeting = Screen(GreetingView())
await greeting.settle(leavingTasks: true)
NotificationCenter.default.post(name: .accountClosed, object: nil)
await greeting.settle(leavingTasks: true)
precondition(greeting.texts == ["Good bye"])
let reports = Screen(ReportsView())
try reports.tap("Report")
await reports.settle()
precondition(reports.exists("The sound is too quiet."))
let quick = Screen(QuickRatingView())
try quick.increment("Stars: 0")
await quick.settle()
precondition(quick.exists("Stars: 1"))
if let folder = CommandLine.arguments.dropFirst().first {
  try film.tap("Rate")
  await film.settle()
  for (scheme, ending) in [(ColorScheme.light, ""), (.dark, "~dark")] {
    film.colorScheme = scheme
    try film.svg().write(
      toFile: "\(folder)/film-rating\(ending).svg", atomically: true,
      encoding: String.Encoding.utf8)
  }
}
