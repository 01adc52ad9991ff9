/// Writes what a test lacks.
@MainActor
enum Snippet {
  /// A definition of the step, to be pasted and filled in.
  static func definition(of step: RunnableStep, keyword: String) -> String {
    var (pattern, parameters) = pattern(of: step.text)
    if step.table != nil { parameters.append(("table", "DataTable")) }
    if step.docString != nil { parameters.append(("lines", "DocString")) }
    var names: [String: Int] = [:]
    let list = parameters.map { name, type in
      names[name, default: 0] += 1
      let count = names[name] ?? 1
      return "\(count == 1 ? name : "\(name)\(count)"): \(type)"
    }
    let opening = list.isEmpty ? "{" : "{ (\(list.joined(separator: ", "))) in"
    return """
          \(keyword)(\(literal(pattern))) \(opening)
            throw PendingStep()
          }
      """
  }

  /// The words of a step with placeholders for quotations, durations and numbers.
  static func pattern(
    of text: String
  ) -> (pattern: String, parameters: [(name: String, type: String)]) {
    let kinds: [(Placeholder, String)] = [
      (.string, "text"), (.duration, "duration"), (.number, "number"),
    ]
    var (pattern, parameters): (String, [(String, String)]) = ("", [])
    var (rest, isWordStart) = (text[...], true)
    while let first = rest.first {
      let found = kinds.lazy.compactMap { kind, name -> (Placeholder, String, Substring)? in
        guard isWordStart, let (value, behind) = kind.read(rest) else { return nil }
        let isWordEnd = behind.first.map { !$0.isLetter && !$0.isNumber } ?? true
        let exact: Placeholder = kind == .number && !value.contains(".") ? .int : kind
        return isWordEnd ? (exact, name, behind) : nil
      }.first
      if let (kind, name, behind) = found {
        pattern += "{\(kind.rawValue)}"
        parameters.append((name, kind.swiftType))
        rest = behind
      } else {
        // A brace would begin a placeholder.
        pattern.append(first == "{" || first == "}" ? " " : first)
        rest.removeFirst()
        isWordStart = !first.isLetter && !first.isNumber
      }
    }
    return (pattern, parameters)
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.flatMap { $0 == "\\" || $0 == "\"" ? "\\\($0)" : "\($0)" }
    return "\"\(String(escaped))\""
  }
}
