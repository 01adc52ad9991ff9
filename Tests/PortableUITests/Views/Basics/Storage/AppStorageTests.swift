import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct AppStorageTests {
  private struct Setting: View {
    @AppStorage("is on") private var isOn = false
    @AppStorage("count") private var count = 3

    var body: some View {
      VStack {
        Toggle("On", isOn: $isOn)
        Stepper("Count", value: $count)
        Text(verbatim: "\(isOn), \(count)")
      }
    }
  }

  private struct Reader: View {
    @AppStorage("count") private var count = 5
    var body: some View { Text(verbatim: "reader: \(count)") }
  }

  @Test func `a setting is what was written last, and its first value before`() throws {
    let screen = Screen(Setting())
    #expect(screen.exists("false, 3"))
    try screen.toggle("On")
    try screen.increment("Count")
    #expect(screen.exists("true, 4"))
    #expect(screen.defaults.bool(forKey: "is on"))
    #expect(screen.defaults.integer(forKey: "count") == 4)
  }

  @Test func `all views that name a key show the same, each with its own first value`() throws {
    let screen = Screen(
      VStack {
        Setting()
        Reader()
      })
    #expect(screen.exists("reader: 5") && screen.exists("false, 3"))
    try screen.increment("Count")
    #expect(screen.exists("reader: 4") && screen.exists("false, 4"))
  }

  @Test func `only views of what has changed are asked again`() throws {
    let screen = Screen(
      VStack {
        Setting()
        Reader()
      })
    try screen.toggle("On")
    #expect(screen.bodyCount(of: Reader.self) == 1)
    try screen.increment("Count")
    #expect(screen.bodyCount(of: Reader.self) == 2)
  }

  @Test func `screens share nothing, and the settings of the person are not touched`() throws {
    let screen = Screen(Setting())
    try screen.increment("Count", times: 2)
    #expect(Screen(Setting()).exists("false, 3"))
    #expect(UserDefaults.standard.object(forKey: "count") == nil)
  }

  @Test func `a screen shows what a test puts into its store`() throws {
    let screen = Screen(Setting())
    screen.defaults.set(9, forKey: "count")
    screen.graph.runFrame()
    #expect(screen.exists("false, 9"))
    screen.defaults.removeObject(forKey: "count")
    screen.graph.runFrame()
    #expect(screen.exists("false, 3"))
  }

  private struct Writer: View {
    let store: UserDefaults
    @AppStorage("count") private var count = 1

    var body: some View {
      Button("Write") { store.set(count + 1, forKey: "count") }
      Text(verbatim: "is \(count)")
    }
  }

  @Test func `what is put into the store past the views is seen`() throws {
    let store = Screen(Text("")).defaults
    let screen = Screen(Writer(store: store).defaultAppStorage(store))
    try screen.tap("Write")
    #expect(screen.exists("is 2"))
    // One named further in is another one.
    let inner = Screen(Writer(store: store)).defaults
    let other = Screen(
      Writer(store: store).defaultAppStorage(inner).defaultAppStorage(store))
    try other.tap("Write")
    #expect(other.exists("is 1"))
  }

  enum Theme: String { case light, dark }
  enum Level: Int { case low, high }

  private struct All: View {
    let store: UserDefaults
    @AppStorage("bool") var bool = false
    @AppStorage("int") var int = 0
    @AppStorage("double") var double = 0.0
    @AppStorage("string") var string = ""
    @AppStorage("url") var url = URL(filePath: "/tmp")
    @AppStorage("data") var data = Data()
    @AppStorage("date") var date = Date(timeIntervalSince1970: 0)
    @AppStorage("theme") var theme = Theme.light
    @AppStorage("level") var level = Level.low
    @AppStorage("bool?") var mayBool: Bool?
    @AppStorage("int?") var mayInt: Int?
    @AppStorage("double?") var mayDouble: Double?
    @AppStorage("string?") var mayString: String?
    @AppStorage("url?") var mayURL: URL?
    @AppStorage("data?") var mayData: Data?
    @AppStorage("date?") var mayDate: Date?
    @AppStorage("theme?") var mayTheme: Theme?
    @AppStorage("level?") var mayLevel: Level?

    var body: some View {
      Button("Write") {
        (bool, int, double, string) = (true, 1, 1.5, "a")
        url = URL(string: "https://example.com/a?b=c")!
        (data, date, theme, level) = (Data([1]), Date(timeIntervalSince1970: 1), .dark, .high)
        (mayBool, mayInt, mayDouble, mayString) = (true, 1, 1.5, "a")
        (mayURL, mayData, mayDate) = (url, data, date)
        (mayTheme, mayLevel) = (theme, level)
      }
      Button("Remove") {
        (mayBool, mayInt, mayDouble, mayString) = (nil, nil, nil, nil)
        (mayURL, mayData, mayDate, mayTheme, mayLevel) = (nil, nil, nil, nil, nil)
      }
      Text("must: \(must)")
      Text("may: \(may)")
    }

    private var must: String {
      "\(bool) \(int) \(double) \(string) \(url) \(data.count) \(date.timeIntervalSince1970) \(theme) \(level)"
    }

    private var may: String {
      let values: [Any?] = [
        mayBool, mayInt, mayDouble, mayString, mayURL, mayData?.count,
        mayDate?.timeIntervalSince1970, mayTheme, mayLevel,
      ]
      return values.map { $0.map { "\($0)" } ?? "-" }.joined(separator: " ")
    }
  }

  @Test func `every type there is comes back as it was`() throws {
    let store = Screen(Text("")).defaults
    let screen = Screen(All(store: store).defaultAppStorage(store))
    #expect(screen.exists("must: false 0 0.0  file:///tmp 0 0.0 light low"))
    #expect(screen.exists("may: - - - - - - - - -"))
    try screen.tap("Write")
    let written = "true 1 1.5 a https://example.com/a?b=c 1 1.0 dark high"
    #expect(screen.exists(.text("must: \(written)")))
    #expect(screen.exists(.text("may: \(written)")))
    #expect(Screen(All(store: store).defaultAppStorage(store)).exists(.text("may: \(written)")))
    try screen.tap("Remove")
    #expect(screen.exists("may: - - - - - - - - -"))
    #expect(store.object(forKey: "int?") == nil)
  }

  @Test(
    arguments: [
      ("7", "false, 7"), ("seven", "false, 3"), (7.0, "false, 7"), (7.5, "false, 3"),
      (Data([7]), "false, 3"),
    ] as [(any Sendable, String)])
  func `what lies there as another type is read where it says the same`(
    value: any Sendable, text: String
  ) {
    let screen = Screen(Setting())
    screen.defaults.set(value, forKey: "count")
    screen.graph.runFrame()
    #expect(screen.exists(.text(text)))
  }

  @Test func `it is kept in a file, and read from there`() throws {
    struct Kept: View {
      @AppStorage("count") private var count = 1
      var body: some View { Stepper("Count \(count)", value: $count) }
    }
    let name = "viewstate-test-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    let screen = Screen(Kept().defaultAppStorage(store))
    try screen.increment("Count 1")
    StoredValues.saveNow()
    let other = try #require(UserDefaults(suiteName: name))
    #expect(other.integer(forKey: "count") == 2)
  }
}
