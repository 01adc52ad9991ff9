public import PortableUI

/// Views that tests show in a window, and on a screen in memory.
public enum Page: String, CaseIterable, Sendable {
  case counter, controls, texts, shapes, symbols, buttons, layers, looks, fields, focus, steps,
    stubborn, frames, speech, pictures, addresses, scroll, lazy, lists, toolbar, loadings, states,
    motion, burst, depths, presentation, sheetSizes, barControls, drafts, schemes, least, rows,
    huge, longText, hostile, effects, units, textLooks, navigation, tabs, listView, rowKeys, form,
    menu,
    groceries, mail, grid, masks, far, sizes, toggles, settings, gestures, uiKit, uiKitParts,
    uiKitTable, inspector,
    search,
    selection, blending, files, editor, editing, dates, groups, joined, popovers, columns, sidebar,
    table, timeline, canvas, parting, resting, outline, places, mirrored, keys,
    transforms, catalogs, charts, chartAxes, dragging, dropRows, assisting, focusing, titled,
    paints, drawings, splits, manyColors, shaded, swipes, rowActions, renaming, suggestions,
    reordering, covers, touches, busy, nuances

  /// The view, as new.
  @MainActor
  public var view: AnyView {
    switch self {
    case .counter: AnyView(CounterPage())
    case .swipes: AnyView(SwipesPage())
    case .controls: AnyView(ControlsPage())
    case .dragging: AnyView(DraggingPage())
    case .dropRows: AnyView(DropRowsPage())
    case .focusing: AnyView(FocusingPage())
    case .titled: AnyView(TitledPage())
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
    case .resting: AnyView(RestingPage())
    case .mirrored: AnyView(MirroredPage())
    case .keys: AnyView(KeysPage())
    case .transforms: AnyView(TransformsPage())
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
    case .drafts: AnyView(DraftsPage())
    case .schemes: AnyView(SchemesPage())
    case .least: AnyView(LeastPage())
    case .rows: AnyView(RowsPage())
    case .huge: AnyView(HugePage())
    case .longText: AnyView(LongTextPage())
    case .hostile: AnyView(HostilePage())
    case .effects: AnyView(EffectsPage())
    case .units: AnyView(UnitsPage())
    case .textLooks: AnyView(TextLooksPage())
    case .navigation: AnyView(NavigationPage())
    case .tabs: AnyView(TabsPage())
    case .listView: AnyView(ListViewPage())
    case .rowKeys: AnyView(RowKeysPage())
    case .form: AnyView(FormPage())
    case .menu: AnyView(MenuPage())
    case .groceries: AnyView(GroceriesPage())
    case .mail: AnyView(MailPage())
    case .far: AnyView(FarPage())
    case .grid: AnyView(GridPage())
    case .masks: AnyView(MasksPage())
    case .sizes: AnyView(SizesPage())
    case .toggles: AnyView(TogglesPage())
    case .settings: AnyView(SettingsPage())
    case .gestures: AnyView(GesturesPage())
    case .uiKit: AnyView(UIKitPage())
    case .uiKitParts: AnyView(UIKitPartsPage())
    case .uiKitTable: AnyView(UIKitTablePage())
    case .inspector: AnyView(InspectorPage())
    case .search: AnyView(SearchPage())
    case .selection: AnyView(SelectionPage())
    case .blending: AnyView(BlendingPage())
    case .files: AnyView(FilesPage())
    case .editor: AnyView(EditorPage())
    case .editing: AnyView(EditingPage())
    case .dates: AnyView(DatesPage())
    case .groups: AnyView(GroupsPage())
    case .joined: AnyView(JoinedPage())
    case .columns: AnyView(ColumnsPage())
    case .sidebar: AnyView(SidebarPage())
    case .popovers: AnyView(PopoversPage())
    case .table: AnyView(TablePage())
    case .timeline: AnyView(TimelinePage())
    case .canvas: AnyView(CanvasPage())
    case .parting: AnyView(PartingPage())
    case .outline: AnyView(OutlinePage())
    case .places: AnyView(PlacesPage())
    case .catalogs: AnyView(CatalogsPage())
    case .charts: AnyView(ChartsPage())
    case .chartAxes: AnyView(ChartAxesPage())
    case .assisting: AnyView(AssistingPage())
    case .paints: AnyView(PaintsPage())
    case .drawings: AnyView(DrawingsPage())
    case .splits: AnyView(SplitsPage())
    case .manyColors: AnyView(ManyColorsPage())
    case .shaded: AnyView(ShadedPage())
    case .rowActions: AnyView(RowActionsPage())
    case .renaming: AnyView(RenamingPage())
    case .suggestions: AnyView(SuggestionsPage())
    case .reordering: AnyView(ReorderingPage())
    case .covers: AnyView(CoversPage())
    case .touches: AnyView(TouchesPage())
    case .busy: AnyView(BusyPage())
    case .nuances: AnyView(NuancesPage())
    }
  }
}
