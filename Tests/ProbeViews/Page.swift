public import PortableUI

/// Views that tests show in a window, and on a screen in memory.
public enum Page: String, CaseIterable, Sendable {
  case counter, controls, texts, shapes, symbols, buttons, layers, looks, fields, focus,
    steps, stubborn, frames, speech, pictures, addresses, scroll, lazy, lists, toolbar, loadings,
    states, motion, burst, depths, presentation, sheetSizes, barControls

  /// The view, as new.
  @MainActor
  public var view: AnyView {
    switch self {
    case .counter: AnyView(CounterPage())
    case .controls: AnyView(ControlsPage())
    case .texts: AnyView(TextsPage())
    case .shapes: AnyView(ShapesPage())
    case .symbols: AnyView(SymbolsPage())
    case .buttons: AnyView(ButtonsPage())
    case .layers: AnyView(LayersPage())
    case .looks: AnyView(LooksPage())
    case .fields: AnyView(FieldsPage())
    case .focus: AnyView(FocusPage())
    case .steps: AnyView(StepsPage())
    case .stubborn: AnyView(StubbornPage())
    case .frames: AnyView(FramesPage())
    case .speech: AnyView(SpeechPage())
    case .pictures: AnyView(PicturesPage())
    case .addresses: AnyView(AddressesPage())
    case .scroll: AnyView(ScrollPage())
    case .lazy: AnyView(LazyPage())
    case .lists: AnyView(ListsPage())
    case .toolbar: AnyView(ToolbarPage())
    case .loadings: AnyView(LoadingsPage())
    case .states: AnyView(StatesPage())
    case .motion: AnyView(MotionPage())
    case .burst: AnyView(BurstPage())
    case .depths: AnyView(DepthsPage())
    case .presentation: AnyView(PresentationPage())
    case .sheetSizes: AnyView(SheetSizesPage())
    case .barControls: AnyView(BarControlsPage())
    }
  }
}
