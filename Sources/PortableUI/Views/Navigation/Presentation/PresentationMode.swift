import Threads

/// Whether a view is presented, by its older name.
public struct PresentationMode {
  let presentation: Presentation?

  /// Whether the view is in a sheet, or in a page that is not the first one.
  public var isPresented: Bool { presentation != nil }

  /// Ends the presentation around the view, if it is presented.
  public mutating func dismiss() {
    let presentation = Handover(presentation)
    runOnMain { onMain { presentation.content?.end() } }
  }
}

extension EnvironmentValues {
  /// Whether the view is presented, and how to end that. See ``dismiss`` for a newer way.
  ///
  ///     @Environment(\.presentationMode) private var presentationMode
  ///     …
  ///     Button("Done") { presentationMode.wrappedValue.dismiss() }
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(presentation: self[PresentationKey.self])
    return Binding {
      mode
    } set: { _ in
    }
  }
}
