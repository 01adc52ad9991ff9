// A desktop app: menus with keys, settings, files and a chart, and a test of each.

// snippet.state
import Foundation
// snippet.end
// snippet.chart
import PortableCharts
// snippet.end
// snippet.state
import VSM
// snippet.end
import ViewTesting

// snippet.state

struct Expense: Identifiable, Codable, Equatable {
  let id: Int
  var what: String
  var amount: Double
}

struct ExpensesViewState {
  var expenses: [Expense] = []
  var selection: Expense.ID?
  var isExporting = false
  var isImporting = false
  var problem: String?

  func add() -> StateChanges<Self> {
    StateChanges {
      Change { state in
        let id = (state.expenses.map(\.id).max() ?? 0) + 1
        state.expenses.append(
          Expense(id: id, what: "Expense \(id)", amount: 10))
        state.selection = id
      }
    }
  }

  func remove(_ id: Expense.ID) -> StateChanges<Self> {
    StateChanges {
      Change { state in
        state.expenses.removeAll { $0.id == id }
        state.selection = nil
      }
    }
  }

  func read(_ file: URL) -> StateChanges<Self> {
    StateChanges {
      Work {
        try JSONDecoder().decode([Expense].self, from: Data(contentsOf: file))
      } then: { state, expenses in
        state.expenses = expenses
      } catch: { state, _ in
        state.problem = "This file has no expenses."
      }
    }
  }
}
// snippet.end

// snippet.actions
struct ExpenseActions {
  let add: () -> Void
  let remove: (() -> Void)?
  let export: () -> Void
  let read: () -> Void
}

extension FocusedValues {
  @Entry var expenseActions: ExpenseActions?
}
// snippet.end

// snippet.commands
struct ExpenseCommands: Commands {
  @FocusedValue(\.expenseActions) private var actions

  var body: some Commands {
    CommandGroup(after: .newItem) {
      Button("Add Expense") { actions?.add() }
        .keyboardShortcut("n", modifiers: [.command, .shift])
        .disabled(actions == nil)
      Button("Open…") { actions?.read() }
        .keyboardShortcut("o")
      Button("Export…") { actions?.export() }
        .keyboardShortcut("e")
    }
    CommandMenu("Expense") {
      Button("Remove") { actions?.remove?() }
        .keyboardShortcut("r")
        .disabled(actions?.remove == nil)
    }
  }
}
// snippet.end

// snippet.document
struct ExpensesFile: FileDocument {
  static let readableContentTypes = [UTType.json]
  var expenses: [Expense]

  init(_ expenses: [Expense]) { self.expenses = expenses }

  init(configuration: ReadConfiguration) throws {
    let data = configuration.file.regularFileContents ?? Data()
    expenses = try JSONDecoder().decode([Expense].self, from: data)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try JSONEncoder().encode(expenses))
  }
}
// snippet.end

// snippet.view
struct ExpensesView: View {
  @ViewState var state = ExpensesViewState()
  @AppStorage("showsChart") private var showsChart = true

  var body: some View {
    VStack {
      List(state.expenses, selection: $state.bind(\.selection)) { expense in
        LabeledContent(expense.what, value: expense.amount, format: .number)
      }
      if let problem = state.problem { Text(problem) }
      if showsChart { ExpensesChart(expenses: state.expenses) }
    }
    .focusedSceneValue(\.expenseActions, actions)
    .fileExporter(
      isPresented: $state.bind(\.isExporting),
      document: ExpensesFile(state.expenses),
      contentType: .json, defaultFilename: "Expenses"
    ) { result in
      if case .failure(let error) = result {
        $state.observe(StateChanges { Change { $0.problem = "\(error)" } })
      }
    }
    .fileImporter(
      isPresented: $state.bind(\.isImporting), allowedContentTypes: [.json]
    ) { result in
      if case .success(let file) = result { $state.observe(state.read(file)) }
    }
  }

  private var actions: ExpenseActions {
    ExpenseActions(
      add: { $state.observe(state.add()) },
      remove: state.selection.map { id in
        { $state.observe(state.remove(id)) }
      },
      export: { $state.bind(\.isExporting).wrappedValue = true },
      read: { $state.bind(\.isImporting).wrappedValue = true })
  }
}
// snippet.end

// snippet.chart

struct ExpensesChart: View {
  let expenses: [Expense]

  var body: some View {
    Chart(expenses) { expense in
      BarMark(
        x: .value("Expense", expense.what), y: .value("Amount", expense.amount))
    }
    .frame(height: 120)
    .padding(.horizontal)
  }
}
// snippet.end

// snippet.settings
struct ExpensesSettings: View {
  @AppStorage("showsChart") private var showsChart = true

  var body: some View {
    Form {
      Toggle("Show the Chart", isOn: $showsChart)
    }
  }
}
// snippet.end

// snippet.app
struct ExpensesApp: App {
  var body: some Scene {
    WindowGroup("Expenses") { ExpensesView() }
      .commands { ExpenseCommands() }
    Settings { ExpensesSettings() }
  }
}
// snippet.end

// snippet.testmenus
let screen = Screen(
  ExpensesView(), commands: ExpenseCommands(),
  size: CGSize(width: 420, height: 320))
try screen.press("n", modifiers: [.command, .shift])
await screen.settle()
precondition(screen.exists(.row("Expense 1, 10")), screen.tree)

try screen.press("r", modifiers: .command)
await screen.settle()
precondition(!screen.exists(.row("Expense 1, 10")))
// snippet.end

// snippet.testfiles
try screen.press("n", modifiers: [.command, .shift])
try screen.press("e", modifiers: .command)
let place = URL.temporaryDirectory.appending(path: "expenses-\(UUID()).json")
try screen.saveFile(to: place)
await screen.settle()

let other = Screen(ExpensesView(), commands: ExpenseCommands())
try other.press("o", modifiers: .command)
try other.chooseFiles(place)
await other.settle()
precondition(other.exists(.row("Expense 1, 10")))
// snippet.end

// snippet.testsettings
let settings = Screen(ExpensesSettings())
try settings.toggle("Show the Chart")
precondition(settings.defaults.bool(forKey: "showsChart") == false)

screen.defaults.set(false, forKey: "showsChart")
await screen.settle()
precondition(!screen.exists(.image("Expense 1")))
// snippet.end

// snippet.testchart
let chart = Screen(
  ExpensesChart(expenses: [Expense(id: 1, what: "Tea", amount: 4)]))
let amount = try chart.value(of: .image("Tea"))
precondition(amount == "4")
// snippet.end

try "nothing".write(to: place, atomically: true, encoding: .utf8)
try other.press("o", modifiers: .command)
try other.chooseFiles(place)
await other.settle()
precondition(other.exists("This file has no expenses."))
try FileManager.default.removeItem(at: place)
if let folder = CommandLine.arguments.dropFirst().first {
  let state = ExpensesViewState(
    expenses: [
      Expense(id: 1, what: "Tea", amount: 4),
      Expense(id: 2, what: "Train", amount: 32),
    ], selection: 2)
  let small = Screen(
    ExpensesView(state: state), size: CGSize(width: 420, height: 280))
  await small.settle()
  for (scheme, ending) in [(ColorScheme.light, ""), (.dark, "~dark")] {
    small.colorScheme = scheme
    try small.svg().write(
      toFile: "\(folder)/expenses\(ending).svg", atomically: true,
      encoding: String.Encoding.utf8)
  }
}
