nonisolated extension View {
  /// How a pointer looks over the view, where what is inside says nothing of its own; as the desktop chooses where
  /// `style` is `nil`.
  public func pointerStyle(_ style: PointerStyle?) -> some View { pointer(style?.look) }

  /// Whether a pointer is seen over the view, where what is inside says nothing of its own.
  public func pointerVisibility(_ visibility: Visibility) -> some View {
    let looks: [Visibility: PointerLook] = [.visible: .standard, .hidden: .unseen]
    return pointer(looks[visibility])
  }

  private func pointer(_ look: PointerLook?) -> some View {
    var looks = LayerLooks.none
    looks.pointer = look
    return layer(.looking(looks))
  }
}
