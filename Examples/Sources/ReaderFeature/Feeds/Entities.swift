/// Characters that HTML writes by name or by number.
nonisolated enum Entities {
  private static let named: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}",
    "ndash": "–", "mdash": "—", "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
    "rdquo": "”", "copy": "©", "euro": "€", "eacute": "é", "egrave": "è", "agrave": "à",
    "auml": "ä", "ouml": "ö", "uuml": "ü", "szlig": "ß", "ccedil": "ç", "times": "×",
  ]

  /// The words with those in them. What has no such name stays as it is.
  static func resolved(in words: Substring) -> String {
    guard words.contains("&") else { return String(words) }
    return String(words).replacing(/&(#[0-9]+|#[xX][0-9a-fA-F]+|[A-Za-z]+);/) { match in
      character(match.output.1) ?? String(match.output.0)
    }
  }

  /// The words as HTML writes them.
  static func escaped(_ words: String) -> String {
    words.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }

  private static func character(_ name: Substring) -> String? {
    guard name.first == "#" else { return named[name] }
    let number =
      name.dropFirst().first?.lowercased() == "x"
      ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
