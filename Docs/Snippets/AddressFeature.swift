// A delivery address that is loaded, edited and saved: from the sentences to the view.

import Foundation
import StateScenarios
import StateStudio
// snippet.states
import VSM
// snippet.end
import ViewTesting

// snippet.service
struct Address: Equatable, Sendable {
  var street: String
  var city: String
}

protocol AddressService: Sendable {
  func load() async throws -> Address
  func save(_ address: Address) async throws
}
// snippet.end

// snippet.states

enum AddressViewState {
  case initialized(LoaderModel)
  case loading
  case loadingFailed(LoadingFailedModel)
  case editing(EditingModel)
  case saving(Address)
  case savingFailed(SavingFailedModel)

  struct LoaderModel {
    let load: () -> StateSequence<AddressViewState>
  }

  struct LoadingFailedModel {
    let message: String
    let retry: () -> StateSequence<AddressViewState>
  }

  struct EditingModel {
    let address: Address
    let save: (Address) -> StateSequence<AddressViewState>
  }

  struct SavingFailedModel {
    let address: Address
    let message: String
    let retry: () -> StateSequence<AddressViewState>
    let cancel: () -> AddressViewState
  }
}
// snippet.end

// snippet.models
extension AddressViewState {
  init(service: any AddressService) {
    self = .initialized(LoaderModel { Self.loading(service) })
  }

  private static func loading(
    _ service: any AddressService
  ) -> StateSequence<Self> {
    StateSequence(
      { .loading },
      {
        do {
          return editing(try await service.load(), service)
        } catch {
          let model = LoadingFailedModel(message: "\(error)") {
            loading(service)
          }
          return .loadingFailed(model)
        }
      })
  }

  private static func editing(
    _ address: Address, _ service: any AddressService
  ) -> Self {
    .editing(EditingModel(address: address) { saving($0, service) })
  }

  private static func saving(
    _ address: Address, _ service: any AddressService
  ) -> StateSequence<Self> {
    StateSequence(
      { .saving(address) },
      {
        do {
          try await service.save(address)
          return editing(address, service)
        } catch {
          return .savingFailed(
            SavingFailedModel(
              address: address, message: "\(error)",
              retry: { saving(address, service) },
              cancel: { editing(address, service) }))
        }
      })
  }
}
// snippet.end

// snippet.view
struct AddressView: View {
  @ViewState var state: AddressViewState

  var body: some View {
    VStack(spacing: 12) {
      switch state {
      case .initialized, .loading:
        ProgressView("Loading")
      case .loadingFailed(let model):
        Text(model.message)
        Button("Retry") { $state.observe(model.retry()) }
      case .editing(let model):
        AddressForm(draft: model.address) { $state.observe(model.save($0)) }
      case .saving(let address):
        Text(address.street)
        ProgressView("Saving")
      case .savingFailed(let model):
        Text(model.message)
        Button("Retry") { $state.observe(model.retry()) }
        Button("Back to the Form") { $state.observe(model.cancel()) }
      }
    }
    .padding()
    .onAppear {
      if case .initialized(let model) = state { $state.observe(model.load()) }
    }
  }
}
// snippet.end

// snippet.form
struct AddressForm: View {
  @State var draft: Address
  let save: (Address) -> Void

  var body: some View {
    TextField("Street", text: $draft.street)
    TextField("City", text: $draft.city)
    Button("Save") { save(draft) }
      .disabled(draft.street.isEmpty || draft.city.isEmpty)
  }
}
// snippet.end

// snippet.fake
@MainActor
final class FakeAddresses: AddressService {
  struct NoAnswer: Error, CustomStringConvertible {
    let description = "The server does not answer."
  }

  var isDown = false
  private var stored = Address(street: "12 Mill Lane", city: "Bath")

  func load() throws -> Address {
    if isDown { throw NoAnswer() }
    return stored
  }

  func save(_ address: Address) throws {
    if isDown { throw NoAnswer() }
    stored = address
  }
}
// snippet.end

// snippet.hide
let sentences = """
  // snippet.show
  // snippet.sentences
  Feature: Delivery address

    Scenario: The address is loaded
      Then I see "Loading"
      And I see "12 Mill Lane" in "Street"

    Scenario: The address cannot be loaded
      Given the server is down
      Then I see "Loading"
      And I see "The server does not answer."
      When the server is back
      And I tap "Retry"
      Then I see "12 Mill Lane" in "Street"

    Scenario: A new street is saved
      When I clear "Street"
      Then "Save" is disabled
      When I type "3 Harbour Road" into "Street"
      And I tap "Save"
      Then I see "Saving"
      And I see "3 Harbour Road" in "Street"

    Scenario: A new street cannot be saved
      When I clear "Street"
      And I type "3 Harbour Road" into "Street"
      And the server is down
      And I tap "Save"
      Then I see "The server does not answer."
      When I tap "Back to the Form"
      Then I see "3 Harbour Road" in "Street"
      When I tap "Save"
      Then I see "The server does not answer."
      When the server is back
      And I tap "Retry"
      Then I see "Saving"
      And I see "3 Harbour Road" in "Street"
  // snippet.end
  """
  .replacing(#/ *// snippet.*(\n|$)/#, with: "")

// A step that did not come true ends its scenario; this one is the last of each.
let atTheEnd = "\n    Then all of it came true"
let scenarios = sentences.components(separatedBy: "\n\n  Scenario")
let feature =
  scenarios[0]
  + scenarios.dropFirst().map { "\n\n  Scenario" + $0 + atTheEnd }.joined()
var ended = 0

// snippet.scenarios
@MainActor
func run(_ scenario: Scenario) async throws {
  let service = FakeAddresses()
  let view = AddressView(state: AddressViewState(service: service))
  try await scenario.run(on: Screen(view)) {
    Given("the server is down") { service.isDown = true }
    When("the server is back") { service.isDown = false }
    // snippet.hide
    Then("all of it came true") { ended += 1 }
    // snippet.show
  }
}
// snippet.end

let history = StateHistory()
try await history.record {
  for scenario in try Feature(text: feature).scenarios {
    try await run(scenario)
  }
}
precondition(ended == 4, "only \(ended) scenarios came true")
let diagram = StateDiagram(of: AddressViewState.self, in: history)
let retried = StateTransition("savingFailed", "saving")
precondition(
  diagram.unseenStates.isEmpty
    && diagram.unseenTransitions(among: [retried]).isEmpty)

// snippet.first
let address = Address(street: "12 Mill Lane", city: "Bath")
let editing = Screen(
  AddressView(
    state: .editing(
      .init(address: address) { address in [{ .saving(address) }] })),
  size: CGSize(width: 300, height: 180))
precondition(editing.exists("Save"))
// snippet.end

// The pictures of the pages, where a folder for them is named.
if let folder = CommandLine.arguments.dropFirst().first {
  let failed = Screen(
    AddressView(
      state: .savingFailed(
        .init(
          address: address, message: "The server does not answer.",
          retry: { [] }, cancel: { .loading }))),
    size: CGSize(width: 300, height: 180))
  var pictures = [("address-states", diagram.svg)]
  for (scheme, ending) in [(ColorScheme.light, ""), (.dark, "~dark")] {
    (editing.colorScheme, failed.colorScheme) = (scheme, scheme)
    pictures.append(("address-editing\(ending)", editing.svg()))
    pictures.append(("address-failed\(ending)", failed.svg()))
  }
  for (name, picture) in pictures {
    try picture.write(
      toFile: "\(folder)/\(name).svg", atomically: true,
      encoding: String.Encoding.utf8)
  }
}
