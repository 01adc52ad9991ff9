// What services answer: passed on and recorded, and given again in a test.

import StateStudio
import ViewPlatform

struct Profile: Codable, Sendable {
  var name: String
}

// snippet.service
protocol ProfileService: Sendable {
  func load() async throws -> Profile
  func save(_ profile: Profile) async throws
}

struct RecordedProfile: ProfileService {
  let service: any ProfileService
  let answers: ServiceAnswers

  func load() async throws -> Profile {
    try await answers.to("load") { try await service.load() }
  }

  func save(_ profile: Profile) async throws {
    try await answers.to("save", profile) { try await service.save(profile) }
  }
}
// snippet.end

struct Server: ProfileService {
  func load() async throws -> Profile { Profile(name: "Blob") }
  func save(_ profile: Profile) async throws {}
}

// snippet.view
struct ProfilePage: View {
  @Environment(\.serviceAnswers) private var answers
  @State private var name = ""

  var body: some View {
    Text(name)
      .task {
        let service = RecordedProfile(service: Server(), answers: answers)
        name = (try? await service.load())?.name ?? "Nobody"
      }
  }
}
// snippet.end

let history = StateHistory()
await history.record {
  let profile = try? await RecordedProfile(service: Server(), answers: .live)
    .load()
  precondition(profile?.name == "Blob")
}
// snippet.replay
let answers = try ServiceAnswers(
  replaying: history.answers.joined(separator: "\n"))
let profile = RecordedProfile(service: Server(), answers: answers)
let again = try await profile.load()
precondition(again.name == "Blob")
// snippet.end
