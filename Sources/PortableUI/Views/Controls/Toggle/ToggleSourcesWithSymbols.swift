extension Toggle where Label == PortableUI.Label<Text, Image> {
  /// One switch with a title and one of the system's symbols for the values of `sources`.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      PortableUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// One switch with a title and one of the system's symbols for the values of `sources`.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { PortableUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == Text {
  /// A switch for `isOn`, called what `titleResource` says.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}
