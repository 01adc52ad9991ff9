import StateScenarios
import SwiftUI
import Testing
import UserProfile
import ViewTesting

/// What is asked of the profile, `Features/Profile.feature`, in each design of it.
@MainActor @Suite struct ProfileFeatureTests {
  @Test(arguments: Design.allCases, try Feature(named: "Profile", in: .module).scenarios)
  func profile(design: Design, scenario: Scenario) async throws {
    let clock = TestScheduler()
    let connection = Connection(.slow, slowness: { try await clock.sleep(for: .seconds(2)) })
    let stored = MemoryProfile(username: "")
    let profile = design.view(of: ConnectedProfile(stored, through: connection))

    try await scenario.run(on: Screen(HomeView(profile: profile), clock: clock)) {
      Given("I am logged in as {string}") { name in
        _ = await stored.save(UserData(username: name))
      }
      Given("there is no connection") { connection.quality = .none }
      When("the connection is back") { connection.quality = .slow }
      When("I change my name to {string}") { (name: String, screen: Screen) in
        try screen.clear("Username")
        try screen.type(name, into: "Username")
      }
      Then("I am told that there is no connection") { (screen: Screen) in
        await screen.settle()
        #expect(screen.exists("There is no connection."))
        let canRetry = try screen.isEnabled(.button("Retry"))
        #expect(canRetry)
        #expect(!screen.exists(.progress))
      }
      Then("I cannot save") { (screen: Screen) in
        let canSave = try screen.exists(.button("Save")) && screen.isEnabled(.button("Save"))
        #expect(!canSave)
      }
      Then("I am called {string}") { name in #expect(await stored.user.username == name) }
      Then("I am still called {string}") { name in #expect(await stored.user.username == name) }
    }
  }
}

/// Where the profile is opened.
private struct HomeView: View {
  let profile: AnyView
  @State private var isOpen = false

  var body: some View {
    if isOpen { profile } else { Button("Edit Profile") { isOpen = true } }
  }
}
