// Both ends of a stream, and the time between them, in the hands of a test.

import PortableCombine
import StreamTesting

// snippet.ends
let words = Source<String, Never>()
let lengths = words.map(\.count).removeDuplicates().record()

words.send("sun")
words.send("sea")
words.send("wind")
words.send(completion: .finished)
precondition(lengths.values == [3, 4])
precondition(lengths.completion == .finished)
// snippet.end

// snippet.demand
let numbers = Source<Int, Never>()
let first = numbers.prefix(1).record(demand: .max(1))
numbers.send(7)
precondition(first.values == [7] && first.completion == .finished)
precondition(numbers.cancelCount == 1)
// snippet.end

// snippet.time
let clock = TestScheduler()
let typed = PassthroughSubject<String, Never>()
let searches = typed.debounce(for: .milliseconds(300), scheduler: clock)
  .record()

typed.send("l")
clock.advance(by: .milliseconds(200))
typed.send("lake")
clock.advance(by: .milliseconds(299))
precondition(searches.values == [])
clock.advance(by: .milliseconds(1))
precondition(searches.values == ["lake"])
// snippet.end

// snippet.marbles
let letters = clock.cold("a-b--c|")
let drawn = clock.play(letters.map { $0 + $0 })
precondition(drawn == "<aa>-<bb>--<cc>|")
// snippet.end

// snippet.talk
let talk = Conversation()
let source = Source<Int, Never>(in: talk)
let listener = source.record(in: talk)
source.send(1)
listener.cancel()
print(talk.lines.joined(separator: "\n"))
// snippet.end
precondition(talk.lines.count > 2)
