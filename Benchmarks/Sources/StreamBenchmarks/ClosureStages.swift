/// What operators do, said with closures: each is made of the next.
enum ClosureStages {
  typealias Stage = (Int) -> Void

  static func map(_ transform: @escaping (Int) -> Int, _ next: @escaping Stage) -> Stage {
    { next(transform($0)) }
  }

  static func filter(_ isIncluded: @escaping (Int) -> Bool, _ next: @escaping Stage) -> Stage {
    { if isIncluded($0) { next($0) } }
  }
}
