import PortableUI
import ViewTesting

extension NameProof {
  private struct Focused: View {
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(verbatim: isFocused ? "here" : "elsewhere") }
  }

  private struct Ringed: View {
    @Environment(\.isFocusEffectEnabled) private var isEnabled
    var body: some View { Text(verbatim: "\(isEnabled)") }
  }

  private struct Indicated: View {
    @Environment(\.menuIndicatorVisibility) private var visibility
    var body: some View { Text(verbatim: "\(visibility)") }
  }

  @MainActor private static var row: some View { List { Text("A").badge(1) } }

  static let keys: [NameProof] = [
    NameProof(
      "isFocused", Focused(), doing: { try $0.tap("elsewhere") }, change: { $0.focusable() }),
    NameProof("focusEffectDisabled", Ringed()) { $0.focusEffectDisabled() },
    NameProof("menuIndicatorVisibility", Indicated()) { $0.menuIndicator(.hidden) },
    NameProof("badgeProminence", row) { $0.badgeProminence(.increased) },
    NameProof("toolbarTitleMenu", Text("A").navigationTitle("B")) {
      $0.toolbarTitleMenu { Button("C") {} }
    },
    NameProof("ToolbarTitleMenu", Text("A").navigationTitle("B")) {
      $0.toolbar { ToolbarTitleMenu { Button("C") {} } }
    },
    NameProof("renameAction", RenameButton()) { $0.renameAction {} },
    NameProof("HelpLink", Text("A")) { _ in HelpLink {} },
    .gesture(
      "buttonRepeatBehavior", doing: { try $0.longPress(.button("Go"), for: .seconds(0.85)) },
      pad: { _, say in Button("Go") { say("gone") }.buttonRepeatBehavior(.enabled) }),
    NameProof(
      "itemProvider",
      Hearing { color, say in
        color.accessibilityLabel("Red").onDrop(of: [.text], isTargeted: nil) {
          say("\($0.count)")
          return true
        }
      }, doing: { try $0.drag("Red", to: "Red") },
      change: { $0.itemProvider { NSItemProvider(object: "A") } }),
  ]
}
