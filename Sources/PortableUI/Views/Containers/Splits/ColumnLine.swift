/// The line behind a column, by which a person makes that wider.
struct ColumnLine: View {
  let name: String
  let width: Double
  let least: Double
  let most: Double

  /// Whether it is the line before the column instead.
  var isBefore = false

  /// Whether it lies below a pane instead, which it makes higher.
  var isVertical = false
  let change: (Double) -> Void

  var body: some View {
    let value = Binding {
      width
    } set: {
      change($0)
    }
    SliderTrack(
      track: SliderValue(value, least...most, nil) { _ in }, label: Text(verbatim: name),
      isDivider: true, isBefore: isBefore, isVertical: isVertical
    )
    .disabled(least >= most)
  }
}
