import Threads

/// An effect that was asked for around symbols.
struct SymbolEffectUse: Sendable {
  let move: SymbolMove
  let options: SymbolEffectOptions
  var when: When

  enum When: Sendable {
    /// Each time this has become another value.
    case changed(Handover<any Equatable>)
    /// While it is active.
    case active(Bool)
  }

  /// Whether a symbol that is here for the first time does anything.
  var isActive: Bool { if case .active(let isActive) = when { isActive } else { false } }

  /// Whether this is the same use as `old`, and its value another.
  func hasChanged(since old: SymbolEffectUse) -> Bool {
    guard case .changed(let new) = when, case .changed(let old) = old.when else { return false }
    return !areEqual(new.content, old.content)
  }
}

private enum SymbolEffectsKey: EnvironmentKey {
  static var defaultValue: [SymbolEffectUse] { [] }
}

extension EnvironmentValues {
  /// The effects that were asked for around symbols, from the outside in.
  var symbolEffects: [SymbolEffectUse] {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Symbols inside move by `effect` for as long as it `isActive`.
  ///
  ///     Image(systemName: "bell").symbolEffect(.pulse, isActive: isRinging)
  ///
  /// Where the desktop wants no motion they stand still, and are as large and as much to be seen as the
  /// effect says.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    adding(
      SymbolEffectUse(
        move: effect.configuration.move, options: options, when: .active(isActive)))
  }

  /// Symbols inside move by `effect` whenever `value` has changed.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    adding(
      SymbolEffectUse(
        move: effect.configuration.move, options: options, when: .changed(Handover(value))))
  }

  private func adding(_ use: SymbolEffectUse) -> some View {
    transformEnvironment(\.symbolEffects) { $0.append(use) }
  }

  /// Symbols inside move by no effect that was asked for further out, if `isEnabled`.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffects) { effects in
      guard isEnabled else { return }
      // They stay, so that the symbol inside stays the same view.
      for index in effects.indices {
        effects[index].when =
          if case .appear = effects[index].move { .active(true) } else { .active(false) }
      }
    }
  }
}
