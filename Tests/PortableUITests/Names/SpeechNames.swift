import Foundation
import PortableUI
import ViewTesting

extension NameProof {
  @MainActor private static var pair: some View {
    HStack {
      Text("A")
      Text("B")
    }
  }

  private struct Paired: View {
    let isPaired: Bool
    @Namespace private var space

    var body: some View {
      Text("Name").accessibilityLabeledPair(role: .label, id: isPaired ? 1 : 2, in: space)
      Toggle("", isOn: .constant(true)).labelsHidden()
        .accessibilityLabeledPair(role: .content, id: 1, in: space)
    }
  }

  private struct Linked: View {
    let isLinked: Bool
    @Namespace private var space

    var body: some View {
      Text("A").accessibilityLinkedGroup(id: 1, in: space)
      Text("B").accessibilityLinkedGroup(id: isLinked ? 1 : 2, in: space)
    }
  }

  static let speech: [NameProof] = [
    NameProof("accessibilityLinkedGroup", Linked(isLinked: false)) { _ in Linked(isLinked: true) },
    NameProof(
      "accessibilityRespondsToUserInteraction", Text("A").accessibilityAction(named: "Go") {}
    ) { $0.accessibilityRespondsToUserInteraction(false) },
    NameProof("accessibilityLabel", Color.red) { $0.accessibilityLabel("Red") },
    NameProof("accessibilityLabel(Text)", Color.red) { $0.accessibilityLabel(Text("Red")) },
    NameProof("accessibilityValue", Button("A") {}) { $0.accessibilityValue("Half") },
    NameProof("accessibilityHint", Button("A") {}) { $0.accessibilityHint("Goes on") },
    NameProof("accessibilityIdentifier", Color.red) { $0.accessibilityIdentifier("red") },
    NameProof("accessibilityHidden", Text("A")) { $0.accessibilityHidden(true) },
    NameProof("accessibilityElement(.ignore)", pair) {
      $0.accessibilityElement(children: .ignore).accessibilityLabel("Both")
    },
    NameProof("accessibilityElement(.combine)", pair) {
      $0.accessibilityElement(children: .combine)
    },
    NameProof("accessibilityElement(.contain)", pair) {
      $0.accessibilityElement(children: .contain).accessibilityLabel("Both")
    },
    NameProof("accessibilityAddTraits(.isButton)", Text("A")) {
      $0.accessibilityAddTraits(.isButton)
    },
    NameProof("accessibilityAddTraits(.isHeader)", Text("A")) {
      $0.accessibilityAddTraits(.isHeader)
    },
    NameProof("accessibilityAddTraits(.isSelected)", Button("A") {}) {
      $0.accessibilityAddTraits(.isSelected)
    },
    NameProof("accessibilityAddTraits(.isLink)", Text("A")) { $0.accessibilityAddTraits(.isLink) },
    NameProof("accessibilityAddTraits(.isImage)", Text("A")) {
      $0.accessibilityAddTraits(.isImage)
    },
    NameProof("accessibilityAddTraits(.isTabBar)", pair) {
      $0.accessibilityElement(children: .contain).accessibilityAddTraits(.isTabBar)
    },
    NameProof("accessibilityRemoveTraits", Text("A").accessibilityAddTraits(.isHeader)) {
      $0.accessibilityRemoveTraits(.isHeader)
    },
    NameProof("accessibilityAction", Text("A")) { $0.accessibilityAction {} },
    NameProof("accessibilityAction(.escape)", Text("A")) { $0.accessibilityAction(.escape) {} },
    NameProof("accessibilityAction(.delete)", Text("A")) { $0.accessibilityAction(.delete) {} },
    NameProof("accessibilityAction(.magicTap)", Text("A")) {
      $0.accessibilityAction(.magicTap) {}
    },
    NameProof("accessibilityAction(.showMenu)", Text("A")) {
      $0.accessibilityAction(.showMenu) {}
    },
    NameProof("accessibilityAction(named:)", Text("A")) {
      $0.accessibilityAction(named: "Archive") {}
    },
    NameProof("accessibilityAction(action:label:)", Text("A")) {
      $0.accessibilityAction {
      } label: {
        Text("Archive")
      }
    },
    NameProof("accessibilityActions", Text("A")) {
      $0.accessibilityActions { Button("Archive") {} }
    },
    NameProof("accessibilityAdjustableAction", Text("A")) {
      $0.accessibilityAdjustableAction { _ in }
    },
    NameProof(
      "accessibilityScrollAction", Hearing { color, _ in color },
      doing: { try $0.perform("Scroll down", on: "Pad") },
      change: { _ in
        Hearing { color, say in
          color.accessibilityLabel("Pad").accessibilityScrollAction { say("\($0)") }
        }
      }),
    NameProof("accessibilityLabeledPair", Paired(isPaired: false)) { _ in Paired(isPaired: true) },
    NameProof("accessibilityLabel(content:)", Text("A")) {
      $0.accessibilityLabel { label in
        Text("New")
        label
      }
    },
    NameProof("accessibilityHeading", Text("A")) { $0.accessibilityHeading(.h3) },
    NameProof("accessibilitySortPriority", pair) { _ in
      HStack {
        Text("A")
        Text("B").accessibilitySortPriority(1)
      }
    },
    NameProof("accessibilityCustomContent", Text("A")) {
      $0.accessibilityCustomContent("Size", "4 KB")
    },
    NameProof("accessibilityCustomContent(key)", Text("A")) {
      $0.accessibilityCustomContent(AccessibilityCustomContentKey("Size"), Text("4 KB"))
    },
    NameProof(
      "accessibilityInputLabels", Hearing { color, say in Button("Go") { say("gone") } },
      doing: { try $0.tap("Start") }, change: { $0.accessibilityInputLabels(["Start"]) }),
    NameProof("accessibilityRepresentation", Text("A")) {
      $0.accessibilityRepresentation { Button("B") {} }
    },
    NameProof("accessibilityChildren", Color.red) { $0.accessibilityChildren { Text("B") } },
    NameProof("accessibility(label:)", Color.red) { $0.accessibility(label: Text("Red")) },
    NameProof("accessibility(value:)", Button("A") {}) { $0.accessibility(value: Text("Half")) },
    NameProof("accessibility(hint:)", Button("A") {}) { $0.accessibility(hint: Text("On")) },
    NameProof("accessibility(hidden:)", Text("A")) { $0.accessibility(hidden: true) },
    NameProof("accessibility(identifier:)", Color.red) { $0.accessibility(identifier: "red") },
    NameProof("accessibility(addTraits:)", Text("A")) { $0.accessibility(addTraits: .isHeader) },
    NameProof("accessibility(removeTraits:)", Text("A").accessibilityAddTraits(.isHeader)) {
      $0.accessibility(removeTraits: .isHeader)
    },
  ]
}
