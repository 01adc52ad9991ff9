import Foundation
import PortableCombine
import PortableUI
import Testing
import ViewTesting

// Views are described anywhere: their types say on which actor they are shown, and modifiers do not. Each of
// these functions is in no actor, so that this file compiles only as long as that is so.

nonisolated private func placed(_ view: some View) -> some View {
  view
    .padding()
    .frame(width: 100, height: 40, alignment: .leading)
    .frame(maxWidth: .infinity)
    .offset(x: 1, y: 1)
    .background(Color.red)
    .background { Rectangle().fill(.blue).stroke(.red, lineWidth: 2) }
    .overlay(alignment: .top) { Circle().strokeBorder(.green) }
    .clipShape(RoundedRectangle(cornerRadius: 4))
    .contentShape(.rect(cornerRadius: 3))
    .opacity(0.5)
    .blur(radius: 2)
    .shadow(radius: 1)
    .rotationEffect(.degrees(3))
    .scaleEffect(2)
    .alignmentGuide(.leading) { $0.width }
    .layoutPriority(1)
    .fixedSize()
    .zIndex(1)
    .id("placed")
    .tag(1)
    .glassEffect(.regular, in: .capsule)
    .safeAreaPadding(4)
    .containerRelativeFrame(.horizontal)
    .ignoresSafeArea()
}

nonisolated private func written(_ name: String) -> some View {
  Text(name)
    .font(.title)
    .foregroundStyle(.secondary)
    .multilineTextAlignment(.center)
    .lineLimit(2)
    .textCase(.uppercase)
    .symbolEffect(.bounce, value: name)
    .redacted(reason: [])
}

nonisolated private func moved(_ view: some View, _ value: Int) -> some View {
  view
    .animation(.default, value: value)
    .animation(.default) { $0.opacity(0.4) }
    .transaction { $0.animation = nil }
    .transaction(value: value) { $0.animation = nil }
    .transition(.opacity)
    .contentTransition(.numericText())
    .phaseAnimator([1, 2]) { content, phase in content.opacity(phase) }
    .visualEffect { content, room in
      content.offset(x: min(1, room.size.width + room.frame(in: .global).minX))
    }
    .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
}

nonisolated private func animated() -> some View {
  Text("animated").keyframeAnimator(initialValue: 1.0) { content, value in
    content.opacity(value)
  } keyframes: { _ in
    LinearKeyframe(2, duration: 1)
  }
}

nonisolated private func heard(_ view: some View, _ told: @escaping @Sendable () -> Void)
  -> some View
{
  view
    .onAppear { told() }
    .onDisappear { told() }
    .task { told() }
    .task(id: 1) { told() }
    .onChange(of: 1) { told() }
    .onTapGesture { told() }
    .onLongPressGesture { told() }
    .onHover { _ in told() }
    .onContinuousHover { _ in told() }
    .gesture(TapGesture(count: 2).onEnded { told() })
    .simultaneousGesture(DragGesture().onChanged { _ in told() })
    .highPriorityGesture(LongPressGesture().map { !$0 })
    .gesture(
      SpatialTapGesture().exclusively(
        before: MagnifyGesture().simultaneously(with: RotateGesture()))
    )
    .onSubmit { told() }
    .onKeyPress(.space) { .handled }
    .onOpenURL { _ in told() }
    .onDrop(of: [.text], isTargeted: nil) { _ in true }
    .dropDestination(for: String.self) { _, _ in true }
    .draggable("dragged")
    .accessibilityLabel("Told")
    .accessibilityAction(named: "Tell") { told() }
    .accessibilityAction {
      told()
    } label: {
      Text("Tell")
    }
    .renameAction { told() }
    .refreshable { told() }
    .focusable()
    .focusedValue(\.toldOutside, "told")
    .hoverEffect()
}

nonisolated private func controlled(_ view: some View) -> some View {
  VStack {
    view
    Menu("Menu") {
      Text("Line")
    } primaryAction: {
    }
    Label("Name", systemImage: "star")
    ProgressView("Working", value: 0.5)
    GroupBox {
      Text("Inside")
    } label: {
      Text("Box")
    }
    ControlGroup {
      Text("Left")
    } label: {
      Text("Group")
    }
    LabeledContent("Name", value: "Value")
  }
  .buttonStyle(PlainStyleOfTest())
  .textFieldStyle(.roundedBorder)
  .disabled(false)
  .tint(.red)
  .controlSize(.small)
  .contextMenu { Text("Line") }
  .keyboardShortcut("k")
  .pasteDestination(for: String.self) { _ in }
}

nonisolated private func gathered(_ view: some View) -> some View {
  List {
    ForEach([1, 2], id: \.self) { Text("\($0)") }.onDelete { _ in }.onMove { _, _ in }
    Section("Section") { view }
  }
  .listRowBackground(Color.red)
  .swipeActions { Text("Delete") }
  .scrollTargetBehavior(.paging)
  .scrollPosition(id: .constant(1))
  .searchable(text: .constant(""))
  .searchSuggestions { Text("Apple").searchCompletion("Apple") }
}

nonisolated private func navigated(_ view: some View) -> some View {
  NavigationStack {
    view
      .navigationTitle("Title")
      .navigationDestination(for: Int.self) { Text("\($0)") }
      .navigationDestination(isPresented: .constant(false)) { Text("Page") }
      .toolbar {
        ToolbarItem { Text("Item") }
        if Bool.random() { ToolbarItem { Text("Chance") } }
      }
      .sheet(isPresented: .constant(false)) { Text("Sheet").presentationSizing(.form) }
      .popover(isPresented: .constant(false)) { Text("Popover") }
      .alert("Alert", isPresented: .constant(false)) { Text("OK") }
      .confirmationDialog("Dialog", isPresented: .constant(false)) { Text("OK") }
      .inspector(isPresented: .constant(false)) { Text("Inspector") }
      .tabItem { Text("Tab") }
      .badge(3)
  }
}

nonisolated private func kept(_ view: some View) -> some View {
  view
    .environment(\.locale, Locale(identifier: "de"))
    .environmentObject(KeptOutside())
    .preference(key: CountOutside.self, value: 1)
    .onPreferenceChange(CountOutside.self) { _ in }
    .overlayPreferenceValue(CountOutside.self) { Text("\($0)") }
    .anchorPreference(key: AnchorsOutside.self, value: .bounds) { [$0] }
    .modifier(ModifierOutside())
    .defaultAppStorage(.standard)
    .fileImporter(isPresented: .constant(false), allowedContentTypes: [.text]) { _ in }
    .fileDialogMessage(Text("Message"))
}

nonisolated private func scenes() -> some Scene {
  WindowGroup { Text("Window") }
    .commands { CommandMenu("Menu") { Text("Line") } }
    .commandsRemoved()
    .defaultSize(width: 10, height: 10)
    .defaultPosition(.center)
    .windowResizability(.contentSize)
    .windowStyle(.hiddenTitleBar)
    .environment(\.locale, Locale(identifier: "de"))
    .keyboardShortcut("k")
}

private struct PlainStyleOfTest {}

extension PlainStyleOfTest: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.trigger() }
  }
}

private struct ModifierOutside {}

extension ModifierOutside: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}

nonisolated private final class KeptOutside: ObservableObject {}

private enum CountOutside: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private enum AnchorsOutside: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct ToldOutsideKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  fileprivate var toldOutside: String? {
    get { self[ToldOutsideKey.self] }
    set { self[ToldOutsideKey.self] = newValue }
  }
}

struct ViewsOutsideTheMainActorTests {
  @Test func `a view that was described outside of the main actor is shown`() async {
    let kinds: [@Sendable () -> AnyView] = [
      { AnyView(placed(Text("placed"))) },
      { AnyView(written("written")) },
      { AnyView(moved(Text("moved"), 1)) },
      { AnyView(animated()) },
      { AnyView(heard(Text("heard")) {}) },
      { AnyView(controlled(Text("controlled"))) },
      { AnyView(gathered(Text("gathered"))) },
      { AnyView(navigated(Text("navigated"))) },
      { AnyView(kept(Text("kept"))) },
    ]
    for (number, kind) in kinds.enumerated() {
      let texts = await show(kind())
      #expect(!texts.isEmpty, "\(number)")
    }
  }

  @Test func `scenes are described outside of the main actor`() {
    #expect("\(type(of: scenes()))".contains("Scene"))
  }

  @MainActor
  private func show(_ view: sending AnyView) -> [String] { Screen(view).texts }
}
