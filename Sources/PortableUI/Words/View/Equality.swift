import Threads

/// Whether two values are equal for sure: the same object, or equal where their type can tell.
func isSurelyEqual<T>(_ one: T, _ other: T) -> Bool {
  if T.self is AnyObject.Type { return (one as AnyObject) === (other as AnyObject) }
  return areEqual(one, other)
}
