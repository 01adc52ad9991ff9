public import Foundation

extension AppStorage where Value == Bool {
  /// Keeps a truth value under `key`: `wrappedValue` as long as there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .bool, in: store)
  }
}

extension AppStorage where Value == Int {
  /// Keeps a whole number under `key`: `wrappedValue` as long as there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .int, in: store)
  }
}

extension AppStorage where Value == Double {
  /// Keeps a number under `key`: `wrappedValue` as long as there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .double, in: store)
  }
}

extension AppStorage where Value == String {
  /// Keeps words under `key`: `wrappedValue` as long as there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .string, in: store)
  }
}

extension AppStorage where Value == URL {
  /// Keeps an address under `key`: `wrappedValue` as long as there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .url, in: store)
  }
}

extension AppStorage where Value == Data {
  /// Keeps data under `key`: `wrappedValue` as long as there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .data, in: store)
  }
}

extension AppStorage where Value == Date {
  /// Keeps a date under `key`: `wrappedValue` as long as there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .date, in: store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps what stands for a value, a whole number, under `key`: `wrappedValue` as long as there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .raw(.int), in: store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps what stands for a value, words, under `key`: `wrappedValue` as long as there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .raw(.string), in: store)
  }
}

extension AppStorage where Value == Bool? {
  /// Keeps a truth value under `key`, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, .optional(.bool), in: store)
  }
}

extension AppStorage where Value == Int? {
  /// Keeps a whole number under `key`, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, .optional(.int), in: store)
  }
}

extension AppStorage where Value == Double? {
  /// Keeps a number under `key`, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, .optional(.double), in: store)
  }
}

extension AppStorage where Value == String? {
  /// Keeps words under `key`, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, .optional(.string), in: store)
  }
}

extension AppStorage where Value == URL? {
  /// Keeps an address under `key`, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, .optional(.url), in: store)
  }
}

extension AppStorage where Value == Data? {
  /// Keeps data under `key`, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, .optional(.data), in: store)
  }
}

extension AppStorage where Value == Date? {
  /// Keeps a date under `key`, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, .optional(.date), in: store)
  }
}

extension AppStorage {
  /// Keeps what stands for a value, a whole number, under `key`, or nothing.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(nil, key, .optional(.raw(.int)), in: store)
  }

  /// Keeps what stands for a value, words, under `key`, or nothing.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(nil, key, .optional(.raw(.string)), in: store)
  }
}
