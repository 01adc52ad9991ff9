// A deletion that is shown before the server has answered, and a search meanwhile.

import Foundation
// snippet.state
import VSM
// snippet.end
import ViewTesting

struct Mail: Identifiable, Sendable {
  let id: Int
  let subject: String
}

protocol MailService: Sendable {
  func mails(about words: String) async throws -> [Mail]
  func delete(_ mail: Mail) async throws
}

// snippet.state

struct MailsViewState {
  var query = ""
  var found: [Mail] = []
  var deleted: Set<Mail.ID> = []
  var problem: String?
  let service: any MailService

  var shown: [Mail] { found.filter { !deleted.contains($0.id) } }

  func search() -> StateChanges<Self> {
    StateChanges {
      Work {
        try await service.mails(about: query)
      } then: { state, mails in
        state.found = mails
      } catch: { state, error in
        state.problem = "\(error)"
      }
    }
  }

  func delete(_ mail: Mail) -> StateChanges<Self> {
    StateChanges {
      Change { $0.deleted.insert(mail.id) }
      Work {
        try await service.delete(mail)
      } catch: { state, error in
        state.deleted.remove(mail.id)
        state.problem = "\(error)"
      }
    }
  }
}
// snippet.end

// snippet.view
struct MailsView: View {
  @ViewState var state: MailsViewState

  private var query: Binding<String> {
    $state.bind(\.query, in: .newest("search"), debounced: .milliseconds(300)) {
      $0.search()
    }
  }

  var body: some View {
    VStack {
      TextField("Search", text: query)
      ForEach(state.shown) { mail in
        Button("Delete \(mail.subject)") {
          $state.observe(state.delete(mail), in: .each("delete"))
        }
      }
      if let problem = state.problem { Text(problem) }
    }
    .onAppear { $state.observe(state.search(), in: .newest("search")) }
  }
}
// snippet.end

struct Refused: Error {}

/// Finds mails at once, and answers a deletion when the test says so.
@MainActor
final class SlowServer: MailService {
  private let mails = [
    Mail(id: 1, subject: "Invoice"), Mail(id: 2, subject: "Invitation"),
    Mail(id: 3, subject: "Menu"),
  ]
  private var waiting: [CheckedContinuation<Void, any Error>] = []

  func mails(about words: String) -> [Mail] {
    mails.filter { $0.subject.hasPrefix(words) }
  }

  func delete(_ mail: Mail) async throws {
    try await withCheckedThrowingContinuation { waiting.append($0) }
  }

  func refuse() {
    for deletion in waiting { deletion.resume(throwing: Refused()) }
    waiting = []
  }
}

// snippet.test
let server = SlowServer()
let screen = Screen(MailsView(state: MailsViewState(service: server)))
await screen.settle()
try screen.tap("Delete Invoice")

try screen.type("In", into: "Search")
screen.clock.advance(by: .milliseconds(300))
await screen.settle(leavingTasks: true)
precondition(
  screen.exists("Delete Invitation") && !screen.exists("Delete Menu"))
precondition(!screen.exists("Delete Invoice"))

server.refuse()
await screen.settle()
precondition(screen.exists("Delete Invoice"))
// snippet.end

// The pictures of the page, where a folder for them is named.
if let folder = CommandLine.arguments.dropFirst().first {
  for (ending, scheme) in [("", ColorScheme.light), ("~dark", .dark)] {
    let server = SlowServer()
    let screen = Screen(
      MailsView(state: MailsViewState(query: "In", service: server)),
      size: CGSize(width: 260, height: 150), colorScheme: scheme)
    await screen.settle()
    try screen.tap("Delete Invoice")
    await screen.settle(leavingTasks: true)
    let deleted = screen.svg()
    server.refuse()
    await screen.settle()
    for (name, picture) in [
      ("mails-deleted", deleted), ("mails-back", screen.svg()),
    ] {
      try picture.write(
        toFile: "\(folder)/\(name)\(ending).svg", atomically: true,
        encoding: String.Encoding.utf8)
    }
  }
}
