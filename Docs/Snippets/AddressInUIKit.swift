// A delivery address in a view controller, a list in a table, and a coordinator that pushes pages.

import Foundation
import PortableUIKit
// snippet.controller
import VSM
// snippet.end
import ViewTesting

struct Address: Equatable, Sendable {
  var street: String
}

enum AddressViewState {
  case initialized(LoaderModel)
  case loading
  case loadingFailed(LoadingFailedModel)
  case editing(EditingModel)
  case saving(Address)

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
}

// snippet.controller

final class AddressController: UIViewController {
  @RenderedViewState var state: AddressViewState

  private let street = UITextField()
  private let message = UILabel()
  private let spinner = UIActivityIndicatorView()
  private let button = UIButton(type: .system)

  init(state: AddressViewState) {
    _state = .init(wrappedValue: state, render: AddressController.render)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    arrange()
    button.addAction(
      UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
    $state.startRendering(on: self)
    if case .initialized(let model) = state { $state.observe(model.load()) }
  }
}
// snippet.end

extension AddressController {
  private func arrange() {
    let column = UIStackView(arrangedSubviews: [
      street, message, spinner, button,
    ])
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(
        equalTo: view.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(
        equalTo: view.trailingAnchor, constant: -16),
      column.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
    ])
    street.placeholder = "Street"
  }
}

// snippet.render
extension AddressController {
  private func render() {
    switch state {
    case .initialized, .loading:
      show(spins: true)
    case .loadingFailed(let model):
      show(message: model.message, button: "Retry")
    case .editing(let model):
      street.text = model.address.street
      show(form: true, button: "Save")
    case .saving(let address):
      show(message: address.street, spins: true)
    }
  }

  /// Shows what is named, and hides everything else.
  private func show(
    form: Bool = false, message text: String? = nil, spins: Bool = false,
    button title: String? = nil
  ) {
    street.isHidden = !form
    message.isHidden = text == nil
    message.text = text
    spinner.isHidden = !spins
    if spins { spinner.startAnimating() } else { spinner.stopAnimating() }
    button.isHidden = title == nil
    button.setTitle(title, for: .normal)
  }
}
// snippet.end

// snippet.press
extension AddressController {
  private func press() {
    switch state {
    case .loadingFailed(let model):
      $state.observe(model.retry())
    case .editing(let model):
      $state.observe(model.save(Address(street: street.text ?? "")))
    case .initialized, .loading, .saving:
      break
    }
  }
}
// snippet.end

// snippet.list
struct TownsViewState {
  var towns: [String]

  func remove(at index: Int) -> StateChanges<Self> {
    StateChanges { Change { $0.towns.remove(at: index) } }
  }
}

final class TownsController: UITableViewController {
  @RenderedViewState var state: TownsViewState

  init(state: TownsViewState) {
    _state = .init(wrappedValue: state, render: TownsController.render)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Town")
    $state.startRendering(on: self)
  }

  private func render() { tableView.reloadData() }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    state.towns.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "Town", for: indexPath)
    cell.textLabel?.text = state.towns[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    $state.observe(state.remove(at: indexPath.row))
  }
}
// snippet.end

// snippet.coordinator
@MainActor
final class AddressCoordinator {
  enum ViewState {
    case choosingTown([String])
    case editing(AddressViewState)
  }

  let navigation = UINavigationController()
  private let container: StateContainer<ViewState>
  private var rendering: AnyCancellable?

  init(towns: [String]) {
    container = StateContainer(state: .choosingTown(towns))
    rendering = container.didSetPublisher.sink { [weak self] in self?.show($0) }
  }

  func edit(_ address: AddressViewState) {
    container.observe(.editing(address))
  }

  private func show(_ state: ViewState) {
    switch state {
    case .choosingTown(let towns):
      let list = TownsController(state: TownsViewState(towns: towns))
      list.title = "Towns"
      navigation.setViewControllers([list], animated: false)
    case .editing(let address):
      let page = AddressController(state: address)
      page.title = "Address"
      navigation.pushViewController(page, animated: true)
    }
  }
}
// snippet.end

// snippet.test
struct Answers {
  var isDown = true
}
let answers = StateContainer(state: Answers())
let saved = StateContainer(state: "")
func loading() -> StateSequence<AddressViewState> {
  [
    { .loading },
    {
      answers.state.isDown
        ? .loadingFailed(
          .init(message: "The server does not answer.", retry: loading))
        : editing("12 Mill Lane")
    },
  ]
}
func editing(_ street: String) -> AddressViewState {
  .editing(
    .init(address: Address(street: street)) { address in
      [
        { .saving(address) },
        {
          saved.observe(address.street)
          return editing(address.street)
        },
      ]
    })
}

let screen = Screen(
  AddressController(state: .initialized(.init(load: loading))),
  size: CGSize(width: 300, height: 140))
await screen.settle()
precondition(screen.exists("The server does not answer."))

answers.observe(Answers(isDown: false))
try screen.tap("Retry")
await screen.settle()
try screen.clear("Street")
try screen.type("3 Harbour Road", into: "Street")
try screen.tap("Save")
await screen.settle()
precondition(saved.state == "3 Harbour Road")
// snippet.end

let coordinator = AddressCoordinator(towns: ["Bath", "York"])
let pages = Screen(coordinator.navigation)
precondition(pages.title == "Towns" && pages.exists("Bath"))
try pages.tap("Bath")
await pages.settle()
precondition(!pages.exists("Bath") && pages.exists("York"))
coordinator.edit(editing("1 High Street"))
await pages.settle()
precondition(pages.title == "Address")
if let folder = CommandLine.arguments.dropFirst().first {
  for (scheme, ending) in [(ColorScheme.light, ""), (.dark, "~dark")] {
    screen.colorScheme = scheme
    try screen.svg().write(
      toFile: "\(folder)/address-uikit\(ending).svg", atomically: true,
      encoding: String.Encoding.utf8)
  }
}
await screen.close()
await pages.close()
