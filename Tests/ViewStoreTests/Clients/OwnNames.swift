import ViewStore

// What a user has written already, in the same file as ours: Combine's operators, by their own names.

func two(_ a: Just<Int>, _ b: Just<String>) -> some Publisher<String, Never> {
  a.combineLatest(b) { "\($0) \($1)" }
}

func three(_ a: Just<Int>, _ b: Just<String>, _ c: Just<Bool>) -> some Publisher<String, Never> {
  a.combineLatest(b, c) { "\($0) \($1) \($2)" }
}

func four(_ a: Just<Int>, _ b: Just<Int>) -> some Publisher<Int, Never> {
  a.combineLatest(b, b, b) { $0 + $1 + $2 + $3 }
}

func typed(_ a: Just<Int>, _ b: Just<Int>) -> Publishers.CombineLatest<Just<Int>, Just<Int>> {
  a.combineLatest(b)
}

func many(_ a: Just<Int>) -> some Publisher<Int, Never> {
  a.combineLatest(a, a, a, a, a, a, a, a, a, a).map { $0.0 + $0.10 }
}

func together(_ a: Just<Int>) -> some Publisher<Int, Never> {
  a.combineLatest(a, a, a, a, glitchFree: true).map { a, b, _, _, e in a + b + e }
}
