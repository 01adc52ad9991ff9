public import Foundation

nonisolated extension View {
  /// Shows a column at the end of this view as long as `isPresented` is true, with more about what is
  /// chosen in it.
  ///
  /// A person makes the column wider by the line before it: see ``inspectorColumnWidth(min:ideal:max:)``.
  /// Where there is no room for both, it is a sheet with the same state, and whoever dismisses that writes
  /// `false`.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    InspectedView(content: self, isPresented: isPresented, inspector: content)
  }

  /// How wide the inspector is that this view is in. Nobody changes it.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    inspectorColumnWidth(min: width, ideal: width, max: width)
  }

  /// How wide the inspector is that this view is in: `ideal` at first, and as a person likes it within
  /// the others.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    let width = ColumnWidth(
      least: min.map { Double($0) }, ideal: Double(ideal), most: max.map { Double($0) })
    return transformPreference(InspectorWidthKey.self) { $0 = width }
  }
}

/// How wide an inspector says that it is.
enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }

  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
    value = value ?? nextValue()
  }
}

/// A view with a column at its end, or with a sheet in the place of that.
struct InspectedView<Content: View, Inspector: View> {
  let content: Content
  let isPresented: Binding<Bool>
  let inspector: () -> Inspector

  /// How wide all of it is; nothing before that is known.
  @State private var room: CGFloat?
  @State private var said: ColumnWidth?

  /// How wide a person wants the column.
  @GivenLength("Inspector width") private var wanted
  @State private var keeper = StateKeeper()
}

extension InspectedView: View {
  /// What the view itself has at least.
  @MainActor private static var leastContent: Double { 300 }

  var body: some View {
    HStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented.wrappedValue, hasRoom { column }
    }
    .onGeometryChange(for: CGFloat.self, of: \.size.width) { room = $0 }
    .focusedSceneValue(\.inspectorSwitch, commanded)
    .sheet(isPresented: asSheet) { kept }
    .onChange(of: isPresented.wrappedValue) { keeper.forget() }
  }

  @MainActor private var width: ColumnWidth { said ?? .inspector }

  @MainActor private var hasRoom: Bool {
    room.map { Double($0) >= Self.leastContent + width.least } ?? true
  }

  /// It is the same inspector in the column and in the sheet.
  @MainActor private var kept: some View { KeptView(content: inspector(), keeper: keeper) }

  @MainActor private var column: some View {
    kept
      .frame(width: CGFloat(shownWidth))
      .frame(maxHeight: .infinity)
      .onPreferenceChange(InspectorWidthKey.self) { said = $0 }
      .overlay(alignment: .leading) {
        line.frame(width: CGFloat(ColumnsRule.handle)).offset(x: CGFloat(-ColumnsRule.handle / 2))
      }
  }

  /// As wide as a person wants it, as far as there is room.
  @MainActor private var shownWidth: Double {
    let most = room.map { Double($0) - Self.leastContent } ?? .infinity
    return max(width.least, min(width.nearest(to: wanted ?? width.ideal), most))
  }

  /// It is moved towards the view by what makes the column wider.
  @MainActor private var line: some View {
    ColumnLine(
      name: "Inspector width", width: shownWidth, least: width.least, most: width.most,
      isBefore: true
    ) { wanted = width.nearest(to: $0) }
  }

  @MainActor private var commanded: InspectorSwitch {
    InspectorSwitch(owner: ObjectIdentifier(keeper), isShown: isPresented.wrappedValue) {
      isPresented.wrappedValue = $0
    }
  }

  @MainActor private var asSheet: Binding<Bool> {
    Binding {
      isPresented.wrappedValue && !hasRoom
    } set: {
      isPresented.wrappedValue = $0
    }
  }
}
