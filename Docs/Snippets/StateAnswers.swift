// What views ask of a state that answers in cases: equality, identity, optionals, and what moves.

import Foundation
// snippet.state
import VSM
// snippet.end
import ViewTesting

// snippet.state

enum OrderViewState {
  case packing(PackingModel)
  case sending
  case sent(number: Int)

  struct PackingModel {
    var items: [String]
    var note: Note?
    let send: () -> StateSequence<OrderViewState>
  }

  struct Note: Identifiable {
    let id: Int
    var text = ""
  }
}
// snippet.end

// snippet.kind
extension OrderViewState {
  /// Which state it is, without its data.
  enum Kind { case packing, sending, sent }

  var kind: Kind {
    switch self {
    case .packing: .packing
    case .sending: .sending
    case .sent: .sent
    }
  }
}
// snippet.end

// snippet.packing
extension OrderViewState {
  /// The open parcel, while there is one.
  var packing: PackingModel? {
    get { if case .packing(let model) = self { model } else { nil } }
    set { if let newValue, case .packing = self { self = .packing(newValue) } }
  }

  /// The note that is being written.
  var note: Note? {
    get { packing?.note }
    set { packing?.note = newValue }
  }
}
// snippet.end

// snippet.texts
extension OrderViewState {
  var title: String {
    switch self {
    case .packing(let model): "\(model.items.count) things to send"
    case .sending: "On its way to the post office"
    case .sent(let number): "Parcel \(number)"
    }
  }

  var canBeSent: Bool { packing?.items.isEmpty == false }
}
// snippet.end

// snippet.view
struct OrderView: View {
  @ViewState var state: OrderViewState

  var body: some View {
    VStack(spacing: 12) {
      Text(state.title)
      switch state {
      case .packing(let model):
        Button("Add a Note") {
          $state.observe(StateChanges { Change { $0.note = .init(id: 1) } })
        }
        Button("Send") { $state.observe(model.send()) }
          .disabled(!state.canBeSent)
      case .sending:
        ProgressView()
      case .sent:
        Text("Thank you!")
      }
    }
    .animation(.default, value: state.kind)
    .sheet(item: $state.bind(\.note)) { _ in
      TextField("Note", text: $state.bind(\.note, \.text, or: ""))
    }
  }
}
// snippet.end

// snippet.identity
struct ParcelsView: View {
  let numbers: [Int]

  var body: some View {
    ForEach(numbers, id: \.self) { number in
      OrderView(state: .sent(number: number))
        .id(number)
    }
  }
}
// snippet.end

// snippet.test
func extensionsAreTested() {
  let empty = OrderViewState.packing(.init(items: []) { [] })
  precondition(!empty.canBeSent && empty.title == "0 things to send")

  var sent = OrderViewState.sent(number: 7)
  sent.note = .init(id: 1)
  precondition(sent.kind == .sent && sent.note == nil)
}
// snippet.end
extensionsAreTested()

let order = Screen(
  OrderView(
    state: .packing(
      .init(items: ["Lamp", "Chair"]) {
        [{ .sending }, { .sent(number: 7) }]
      })),
  size: CGSize(width: 300, height: 160))
try order.tap("Add a Note")
await order.settle()
try order.type("Careful", into: "Note")
await order.settle()
try order.dismiss()
await order.settle()
if let folder = CommandLine.arguments.dropFirst().first {
  for (scheme, ending) in [(ColorScheme.light, ""), (.dark, "~dark")] {
    order.colorScheme = scheme
    try order.svg().write(
      toFile: "\(folder)/order\(ending).svg", atomically: true,
      encoding: String.Encoding.utf8)
  }
}
try order.tap("Send")
await order.settle()
precondition(order.exists("Parcel 7"))
precondition(Screen(ParcelsView(numbers: [1, 2])).exists("Parcel 2"))
