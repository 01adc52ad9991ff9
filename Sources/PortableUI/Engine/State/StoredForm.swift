import Foundation

/// How values of one type lie in a store of settings.
struct StoredForm<Value> {
  /// The value that lies there; `nil` where that is none of this type.
  let read: (Any) -> Value?

  /// What to put there; `nil` for nothing.
  let write: (Value) -> Any?
}

extension StoredForm {
  /// A value that lies there as it is.
  static func plain(_ read: @escaping (Any) -> Value?) -> StoredForm {
    StoredForm(read: read) { $0 }
  }

  /// A value that may be missing.
  static func optional<Wrapped>(_ form: StoredForm<Wrapped>) -> StoredForm
  where Value == Wrapped? {
    StoredForm(read: { form.read($0).map(Optional.some) }, write: { $0.flatMap(form.write) })
  }

  /// A value that lies there as another one that stands for it.
  static func raw(_ form: StoredForm<Value.RawValue>) -> StoredForm where Value: RawRepresentable {
    StoredForm(
      read: { form.read($0).flatMap(Value.init(rawValue:)) }, write: { form.write($0.rawValue) })
  }
}

/// Numbers and words are read for each other where they say the same: a setting may come from the command
/// line, where all are words, or from an older version of the app.
extension StoredForm where Value == Bool {
  static var bool: StoredForm {
    .plain { value in
      if let bool = value as? Bool { return bool }
      if let number = value as? Int { return number == 1 ? true : number == 0 ? false : nil }
      switch (value as? String)?.lowercased() {
      case "yes", "true", "1": return true
      case "no", "false", "0": return false
      default: return nil
      }
    }
  }
}

extension StoredForm where Value == Int {
  static var int: StoredForm {
    .plain { value in
      value as? Int ?? (value as? Double).flatMap(Int.init(exactly:))
        ?? (value as? String).flatMap { Int($0) }
    }
  }
}

extension StoredForm where Value == Double {
  static var double: StoredForm {
    .plain { value in
      value as? Double ?? (value as? Int).map(Double.init)
        ?? (value as? String).flatMap { Double($0) }
    }
  }
}

extension StoredForm where Value == String {
  static var string: StoredForm { .plain { $0 as? String } }
}

extension StoredForm where Value == Data {
  static var data: StoredForm { .plain { $0 as? Data } }
}

extension StoredForm where Value == Date {
  static var date: StoredForm { .plain { $0 as? Date } }
}

extension StoredForm where Value == URL {
  // Of an address that is no file's, Foundation on Linux keeps only the path.
  static var url: StoredForm {
    StoredForm { value in
      guard let text = value as? String else { return value as? URL }
      return text.hasPrefix("/") ? URL(filePath: text) : URL(string: text)
    } write: { url in
      url.isFileURL ? url.path(percentEncoded: false) : url.absoluteString
    }
  }
}
