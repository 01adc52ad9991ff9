/// The name of a case, without what it holds; anything else as it describes itself.
package func caseName(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else { return "\(value)" }
  // A case with values has them as its one child, under the name of the case.
  return mirror.children.first?.label ?? "\(value)"
}
