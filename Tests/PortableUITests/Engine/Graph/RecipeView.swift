import Foundation
import PortableCombine
import PortableUI

struct KitchenView: View {
  @ObservedObject var kitchen: Kitchen

  var body: some View {
    RecipeView(recipe: kitchen.recipe).environment(\.theme, kitchen.theme)
  }
}

struct RecipeView: View {
  let recipe: Recipe

  var body: some View {
    switch recipe {
    case .stack(0, let parts): VStack { PartsView(parts: parts) }
    case .stack(1, let parts): HStack { PartsView(parts: parts) }
    case .stack(_, let parts): ZStack { PartsView(parts: parts) }
    case .rows(let parts): PartsView(parts: parts)
    case .group(let one, let other):
      Group {
        RecipeView(recipe: one)
        RecipeView(recipe: other)
      }
    case .maybe(let content): if let content { RecipeView(recipe: content) }
    case .either(true, let one, _): RecipeView(recipe: one)
    case .either(false, _, let other): RecipeView(recipe: other)
    case .erased(true, let content): AnyView(RecipeView(recipe: content))
    case .erased(false, let content): AnyView(HStack { RecipeView(recipe: content) })
    default: ModifiedRecipeView(recipe: recipe)
    }
  }
}

struct ModifiedRecipeView: View {
  let recipe: Recipe

  var body: some View {
    switch recipe {
    case .padded(let length, let content):
      HStack { RecipeView(recipe: content) }.padding(Double(length))
    case .framed(let width, let height, let content):
      VStack { RecipeView(recipe: content) }
        .frame(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
    case .themed(let theme, let content):
      RecipeView(recipe: content).environment(\.theme, theme)
    case .lifted(let content):
      RecipeView(recipe: content).transformEnvironment(\.theme) { $0 += 10 }
    case .faded(let tenths, let content):
      // A room of its own around each view, and a layer around each room.
      RecipeView(recipe: content).frame(height: 30).opacity(0.5 + Double(tenths) / 10)
    case .disabled(let isDisabled, let content):
      RecipeView(recipe: content).disabled(isDisabled)
    case .identified(let id, let content): RecipeView(recipe: content).id(id)
    default: LeafRecipeView(recipe: recipe)
    }
  }
}

struct LeafRecipeView: View {
  let recipe: Recipe

  var body: some View {
    switch recipe {
    case .words(let words): Text(words)
    case .published(let cell): CellView(cell: cell)
    case .observed(let leaf): LeafView(leaf: leaf)
    case .greeting(let cell): GreetingView(cell: cell)
    case .doubled(let cell): DoubledView(cell: cell)
    case .button(let cell): AddView(cell: cell)
    case .surroundings: SurroundingsView()
    case .spacer: Spacer()
    default: EmptyView()
    }
  }
}

struct PartsView: View {
  let parts: [Part]

  var body: some View {
    ForEach(parts) { RecipeView(recipe: $0.recipe) }
  }
}

private struct CellView: View {
  @ObservedObject var cell: Cell

  var body: some View {
    Text("cell \(cell.number)")
    RecipeView(recipe: cell.inner)
  }
}

private struct LeafView: View {
  let leaf: Leaf

  var body: some View {
    // Read where the rows are made, not in this body.
    ForEach(0..<2) { Text("leaf \(leaf.number + $0)") }
  }
}

private struct GreetingView: View {
  @ObservedObject var cell: Cell

  var body: some View {
    Text(cell.isSeen ? "seen" : "new").onAppear { if !cell.isSeen { cell.isSeen = true } }
  }
}

private struct DoubledView: View {
  @ObservedObject var cell: Cell

  var body: some View {
    Text("\(cell.number) twice is \(cell.double)")
      .onChange(of: cell.number, initial: true) {
        if cell.double != cell.number * 2 { cell.double = cell.number * 2 }
      }
  }
}

private struct AddView: View {
  @ObservedObject var cell: Cell

  var body: some View { Button("add \(cell.number)") { cell.number += 1 } }
}

private struct SurroundingsView: View {
  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { Text("theme \(theme)\(isEnabled ? "" : " disabled")") }
}

extension EnvironmentValues {
  var theme: Int {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

private enum ThemeKey: EnvironmentKey { static var defaultValue: Int { -1 } }
