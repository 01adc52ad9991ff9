/// Whether a click on a row takes it into a selection of several, or lets it go, as if a key were held.
enum TogglesPickedRowsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  package var togglesPickedRows: Bool {
    get { self[TogglesPickedRowsKey.self] }
    set { self[TogglesPickedRowsKey.self] = newValue }
  }
}
