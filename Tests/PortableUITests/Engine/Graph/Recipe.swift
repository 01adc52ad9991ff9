import Observation
import PortableCombine
import PortableUI
import SystemTesting

/// A tree of views as data, to be changed at random and shown by `RecipeView`.
indirect enum Recipe: Equatable {
  case words(String)
  case published(Cell)
  case observed(Leaf)
  case greeting(Cell)
  case doubled(Cell)
  case button(Cell)
  case surroundings
  case spacer
  case stack(Int, [Part])
  case rows([Part])
  case group(Recipe, Recipe)
  case maybe(Recipe?)
  case either(Bool, Recipe, Recipe)
  case erased(Bool, Recipe)
  case padded(Int, Recipe)
  case framed(Int?, Int?, Recipe)
  case themed(Int, Recipe)
  case lifted(Recipe)
  case faded(Int, Recipe)
  case disabled(Bool, Recipe)
  case identified(Int, Recipe)
}

struct Part: Equatable, Identifiable {
  let id: Int
  var recipe: Recipe
}

/// An object of the old kind.
final class Cell: ObservableObject, Equatable {
  @Published var number: Int
  @Published var isSeen = false
  @Published var double = 0
  @Published var inner: Recipe = .words("cell")

  init(_ number: Int) { self.number = number }

  static func == (one: Cell, other: Cell) -> Bool { one === other }
}

/// An object of the new kind.
@Observable
final class Leaf: Equatable {
  var number: Int
  var unread = 0

  init(_ number: Int) { self.number = number }

  static func == (one: Leaf, other: Leaf) -> Bool { one === other }
}

/// What a whole tree is made of.
final class Kitchen: ObservableObject {
  @Published var recipe: Recipe
  @Published var theme = 0
  private var lastID = 0

  init(_ random: inout RandomNumbers) {
    recipe = .spacer
    recipe = .stack(0, [part(&random, 3), part(&random, 3)])
  }

  private func part(_ random: inout RandomNumbers, _ depth: Int) -> Part {
    lastID += 1
    return Part(id: lastID, recipe: make(&random, depth))
  }

  /// A tree of views, `depth` deep at most.
  func make(_ random: inout RandomNumbers, _ depth: Int) -> Recipe {
    guard depth > 0 else { return makeLeaf(&random) }
    func inner() -> Recipe { make(&random, depth - 1) }
    func parts() -> [Part] { (0..<random.below(4)).map { _ in part(&random, depth - 1) } }
    return switch random.below(18) {
    case 0, 1: .stack(random.below(3), parts())
    case 2, 3: .rows(parts())
    case 4: .group(inner(), inner())
    case 5: .maybe(random.chance(50) ? inner() : nil)
    case 6: .either(random.chance(50), inner(), inner())
    case 7: .erased(random.chance(50), inner())
    case 8: .padded(random.below(9), inner())
    case 9: .framed(length(&random), length(&random), inner())
    case 10: .themed(random.below(5), inner())
    case 11: .lifted(inner())
    case 12: .disabled(random.chance(50), inner())
    case 13: .identified(random.below(3), inner())
    case 14: .faded(random.below(3), inner())
    default: makeLeaf(&random)
    }
  }

  private func makeLeaf(_ random: inout RandomNumbers) -> Recipe {
    switch random.below(9) {
    case 0: .published(Cell(random.below(100)))
    case 1: .observed(Leaf(random.below(100)))
    case 2: .greeting(Cell(random.below(100)))
    case 3: .doubled(Cell(random.below(100)))
    case 4: .button(Cell(random.below(100)))
    case 5: .surroundings
    case 6: .spacer
    default: .words(words(&random))
    }
  }

  private func length(_ random: inout RandomNumbers) -> Int? {
    random.chance(50) ? 20 * random.below(10) : nil
  }

  private func words(_ random: inout RandomNumbers) -> String {
    String(repeating: "word ", count: 1 + random.below(12))
  }
}

extension Kitchen {
  /// Changes something somewhere in `recipe`.
  func change(_ recipe: Recipe, _ random: inout RandomNumbers) -> Recipe {
    if random.chance(8) { return make(&random, 2) }
    func inner(_ recipe: Recipe) -> Recipe { change(recipe, &random) }
    switch recipe {
    case .words: return .words(words(&random))
    case .published(let cell), .greeting(let cell), .doubled(let cell), .button(let cell):
      touch(cell, &random)
      return recipe
    case .observed(let leaf):
      if random.chance(70) { leaf.number += 1 } else { leaf.unread += 1 }
      return recipe
    case .surroundings, .spacer: return makeLeaf(&random)
    case .stack(let axis, let parts):
      return random.chance(15)
        ? .stack(random.below(3), parts) : .stack(axis, change(parts, &random))
    case .rows(let parts): return .rows(change(parts, &random))
    case .group(let one, let other):
      return random.chance(50) ? .group(inner(one), other) : .group(one, inner(other))
    case .maybe(let content?): return .maybe(random.chance(50) ? nil : inner(content))
    case .maybe(nil): return .maybe(make(&random, 1))
    case .either(let isFirst, let one, let other):
      return random.chance(50)
        ? .either(!isFirst, one, other) : .either(isFirst, inner(one), inner(other))
    case .erased(let isPlain, let content):
      return random.chance(40) ? .erased(!isPlain, content) : .erased(isPlain, inner(content))
    case .padded(let length, let content):
      return random.chance(40)
        ? .padded(random.below(9), content) : .padded(length, inner(content))
    case .framed(let width, let height, let content):
      return random.chance(40)
        ? .framed(length(&random), height, content) : .framed(width, height, inner(content))
    case .themed(let theme, let content):
      return random.chance(40)
        ? .themed(random.below(5), content) : .themed(theme, inner(content))
    case .lifted(let content): return .lifted(inner(content))
    case .faded(let tenths, let content):
      return random.chance(40)
        ? .faded(random.below(3), content) : .faded(tenths, inner(content))
    case .disabled(let isDisabled, let content):
      return random.chance(40)
        ? .disabled(!isDisabled, content) : .disabled(isDisabled, inner(content))
    case .identified(let id, let content):
      return random.chance(40)
        ? .identified(random.below(3), content) : .identified(id, inner(content))
    }
  }

  private func touch(_ cell: Cell, _ random: inout RandomNumbers) {
    if random.chance(60) { cell.number += 1 } else { cell.inner = make(&random, 1) }
  }

  private func change(_ parts: [Part], _ random: inout RandomNumbers) -> [Part] {
    var parts = parts
    switch random.below(6) {
    case 0: parts.insert(part(&random, 1), at: random.below(parts.count + 1))
    case 1 where !parts.isEmpty: parts.remove(at: random.below(parts.count))
    case 2: parts.shuffle(using: &random)
    case 3: parts.reverse()
    default:
      guard !parts.isEmpty else { return [part(&random, 1)] }
      let index = random.below(parts.count)
      parts[index].recipe = change(parts[index].recipe, &random)
    }
    return parts
  }
}
