nonisolated extension View {
  /// What of this view lies where `mask` is drawn, as opaque as that is there. The colours of the mask do
  /// not matter; it is not touched, and not read aloud.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    let mask = mask()
    return overlay(alignment: alignment) {
      mask.accessibilityHidden(true)
        .layer(.looking(LayerLooks(part: .mask), takesPointer: false))
    }
    .layer(.looking(LayerLooks(part: .masked)))
  }

  /// What of this view lies where `mask` is drawn, as opaque as that is there.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}
