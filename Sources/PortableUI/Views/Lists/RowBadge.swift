import LayoutEngine

/// A few words at the end of a row of a list.
struct RowBadge: View {
  let text: Text

  var body: some View { text.foregroundColor(.secondary).lineLimit(1) }
}

/// The badge of a row that is made.
@MainActor
struct KnownBadge {
  let node: NodeOf<RowBadge>
  var text: Text
}
