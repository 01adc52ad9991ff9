/// One effect of one symbol under way.
struct SymbolRun {
  var move: SymbolMove
  private var options: SymbolEffectOptions

  /// How often it is still to happen; `nil` for as long as it is active, 0 where nothing is to happen.
  private var rest: Int? = 0

  /// When the time that is under way began; `nil` where it does with the next picture.
  private var begin: Double?

  /// How far the time that is under way is, or how far the symbol is in its state.
  private var part = 0.0

  /// The state it goes to, and where it came from.
  private var goal = 0.0
  private var start = 0.0

  /// An effect that is active or not; one of a symbol that `isNew` is in its state already.
  init(_ move: SymbolMove, _ options: SymbolEffectOptions, isActive: Bool, isNew: Bool) {
    self.move = move
    self.options = options
    if move.isState {
      goal = isActive ? 1 : 0
      part = isNew ? goal : 0
    } else if isActive {
      turn(true, options)
    }
  }

  /// An effect that happens once.
  init(_ move: SymbolMove, _ options: SymbolEffectOptions) {
    self.init(move, options, isActive: false, isNew: true)
    begin(options.nonRepeating)
  }

  /// It is to happen now, from the start.
  mutating func begin(_ options: SymbolEffectOptions) {
    self.options = options
    rest = options.isEndless ? nil : options.count ?? 1
    (begin, part) = (nil, 0)
  }

  /// It is active from now on, or no longer: then what is under way is the last.
  mutating func turn(_ isActive: Bool, _ options: SymbolEffectOptions) {
    if move.isState {
      let new = isActive ? 1.0 : 0
      guard new != goal else { return }
      self.options = options
      (start, goal, begin) = (part, new, nil)
    } else if isActive != (self.isActive) {
      self.isActive = isActive
      if isActive {
        begin(options)
        if options.count == nil { rest = nil }
      } else if rest != 0 {
        rest = 1
      }
    } else if isActive, self.options != options {
      (self.options, begin) = (options, nil)
    }
  }

  private var isActive = false

  /// Whether it looks so from now on.
  var isOver: Bool { move.isState ? part == goal : rest == 0 }

  /// How a symbol looks now.
  var look: EffectLook {
    if !move.isState, rest == 0 { return EffectLook() }
    return move.look(at: part)
  }

  mutating func step(to time: Double) {
    guard !isOver else { return }
    guard time.isFinite else {
      // Nothing may be seen to move: a state is there at once, and all else does not happen.
      (part, rest) = (goal, 0)
      return
    }
    let duration = move.duration / options.speed
    let elapsed = time - (begin ?? time)
    begin = time - elapsed
    if move.isState {
      part = elapsed >= duration - 1e-9 ? goal : start + (goal - start) * elapsed / duration
    } else {
      goOn(elapsed, duration, at: time)
    }
  }

  private mutating func goOn(_ elapsed: Double, _ duration: Double, at time: Double) {
    let round = duration + options.pause
    let rounds = (elapsed / round + 1e-9).rounded(.down)
    if rounds >= 1 {
      if let rest { self.rest = max(0, rest - Int(min(rounds, 1e9))) }
      begin = time - (elapsed - rounds * round)
    }
    part = min(1, max(0, (elapsed - rounds * round) / duration))
  }
}
