import Foundation
import PortableUI

extension NameProof {
  @MainActor private static var pair: some View {
    HStack {
      Text("A")
      Text("B")
    }
  }

  static let speech: [NameProof] = [
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
    NameProof("accessibilityRemoveTraits", Text("A").accessibilityAddTraits(.isHeader)) {
      $0.accessibilityRemoveTraits(.isHeader)
    },
  ]
}
