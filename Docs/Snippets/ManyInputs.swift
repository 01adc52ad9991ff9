// Any number of publishers in one pipeline.

// snippet.hide
import ViewStore

let photos = PassthroughSubject<[String], Never>()
let searchText = PassthroughSubject<String, Never>()
let showsCount = PassthroughSubject<Bool, Never>()
let columns = CurrentValueSubject<Int, Never>(3)
let isOnline = CurrentValueSubject<Bool, Never>(true)

// snippet.show
// snippet.operator
let states = columns.combineLatest(
  photos, searchText.prepend(""), showsCount.prepend(false), isOnline
).map { columns, photos, text, showsCount, isOnline in
  "\(photos.count) photos in \(columns) columns"
}
// snippet.end

// snippet.list
let latest = Publishers.CombineLatestMany {
  photos
  searchText.prepend("")
  showsCount.prepend(false)
}
// snippet.end

// snippet.diamond
let sizes = columns.map { 360 / $0 }
let layout = columns.combineLatest(sizes, glitchFree: true)
  .map { columns, size in
    "\(columns) × \(size)"
  }
// snippet.end

// snippet.hide
var seen: [String] = []
let tokens = [
  states.sink { seen.append($0) }, layout.sink { seen.append($0) },
  latest.map { photos, text, _ in "\(photos) \(text)" }.sink {
    seen.append($0)
  },
]
columns.send(4)
photos.send(["A lake"])
precondition(
  seen == ["3 × 120", "4 × 90", "1 photos in 4 columns", "[\"A lake\"] "])
for token in tokens { token.cancel() }
