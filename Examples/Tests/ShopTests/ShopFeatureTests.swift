import Foundation
import ShopAPI
import StateScenarios
import SwiftUI
import Testing
import ViewTesting

@testable import ShopFeatures

extension Endpoint: StepParameter {}

/// What is asked of the shop: `Features/Shop.feature`.
@MainActor @Suite struct ShopFeatureTests {
  @Test(arguments: try Feature(named: "Shop", in: .module).scenarios)
  func shop(scenario: Scenario) async throws {
    let (folder, service) = (TemporaryFolder(), FakeShop())
    let model = ShopModel(
      service: service, pictures: URL(filePath: "/nowhere"), keptIn: folder.url)
    try await scenario.run(on: Screen(ShopView(model: model))) {
      Given("the shop is offline") { service.conditionsNow.isOffline = true }
      Given("the shop fails at {word}") { (endpoint: Endpoint) in
        service.conditionsNow.failing = [endpoint]
      }
      Given("the shop takes its time") { service.takesItsTime = true }
      When("it answers") { service.answer() }
      When("the shop is back") { service.conditionsNow = Conditions() }
      Given("there are {int} lamps in the cart") { count in
        model.cart.add(CartLine(product: FakeShop.lamp, quantity: count))
      }
      Then("nothing but {word} was asked for twice") { (endpoint: Endpoint) in
        for step in [Endpoint.reserve, .pay, .confirm] {
          #expect(service.asked.count { $0 == step } == (step == endpoint ? 2 : 1))
        }
      }
    }
  }
}
