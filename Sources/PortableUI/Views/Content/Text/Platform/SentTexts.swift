// SAFETY: a text is a value. What it has outside of itself is copied before it is written to, the sources of its words
// never change, and the one that looks up a translation when it is first asked does so under a lock. The format styles
// and styles of colours that an app hands over are values, too.
extension Text: @unchecked Sendable {}
