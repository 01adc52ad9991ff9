public import Foundation

extension SceneStorage where Value == Bool {
  /// Keeps a truth value under `key`: `wrappedValue` as long as there is none.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .bool)
  }
}

extension SceneStorage where Value == Int {
  /// Keeps a whole number under `key`: `wrappedValue` as long as there is none.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .int)
  }
}

extension SceneStorage where Value == Double {
  /// Keeps a number under `key`: `wrappedValue` as long as there is none.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .double)
  }
}

extension SceneStorage where Value == String {
  /// Keeps words under `key`: `wrappedValue` as long as there is none.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .string)
  }
}

extension SceneStorage where Value == URL {
  /// Keeps an address under `key`: `wrappedValue` as long as there is none.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .url)
  }
}

extension SceneStorage where Value == Data {
  /// Keeps data under `key`: `wrappedValue` as long as there is none.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .data)
  }
}

extension SceneStorage where Value == Date {
  /// Keeps a date under `key`: `wrappedValue` as long as there is none.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .date)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps what stands for a value, a whole number, under `key`: `wrappedValue` as long as there is none.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .raw(.int))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps what stands for a value, words, under `key`: `wrappedValue` as long as there is none.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .raw(.string))
  }
}

extension SceneStorage where Value == Bool? {
  /// Keeps a truth value under `key`, or nothing.
  public init(_ key: String) { self.init(nil, key, .optional(.bool)) }
}

extension SceneStorage where Value == Int? {
  /// Keeps a whole number under `key`, or nothing.
  public init(_ key: String) { self.init(nil, key, .optional(.int)) }
}

extension SceneStorage where Value == Double? {
  /// Keeps a number under `key`, or nothing.
  public init(_ key: String) { self.init(nil, key, .optional(.double)) }
}

extension SceneStorage where Value == String? {
  /// Keeps words under `key`, or nothing.
  public init(_ key: String) { self.init(nil, key, .optional(.string)) }
}

extension SceneStorage where Value == URL? {
  /// Keeps an address under `key`, or nothing.
  public init(_ key: String) { self.init(nil, key, .optional(.url)) }
}

extension SceneStorage where Value == Data? {
  /// Keeps data under `key`, or nothing.
  public init(_ key: String) { self.init(nil, key, .optional(.data)) }
}

extension SceneStorage where Value == Date? {
  /// Keeps a date under `key`, or nothing.
  public init(_ key: String) { self.init(nil, key, .optional(.date)) }
}

extension SceneStorage {
  /// Keeps what stands for a value, a whole number, under `key`, or nothing.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(nil, key, .optional(.raw(.int)))
  }

  /// Keeps what stands for a value, words, under `key`, or nothing.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(nil, key, .optional(.raw(.string)))
  }
}
