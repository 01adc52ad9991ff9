import Foundation
import PortableUI

extension NameProof {
  @MainActor private static var star: Image { Image(systemName: "star") }

  static let symbols: [NameProof] = [
    NameProof("Image(systemName:)", Text("A")) { _ in star },
    NameProof("Image.resizable", star) { $0.resizable() },
    NameProof("imageScale", star) { $0.imageScale(.large) },
    NameProof("symbolVariant(.fill)", star) { $0.symbolVariant(.fill) },
    NameProof("symbolVariant(.circle)", star) { $0.symbolVariant(.circle) },
    NameProof("symbolVariant(.square)", star) { $0.symbolVariant(.square) },
    NameProof("symbolVariant(.slash)", star) { $0.symbolVariant(.slash) },
    NameProof("font of a symbol", star) { $0.font(.largeTitle) },
    NameProof("colour of a symbol", star) { $0.foregroundStyle(.red) },
    NameProof("labelStyle", Label("A", systemImage: "star")) { $0.labelStyle(.iconOnly) },
    NameProof("labelStyle(.titleOnly)", Label("A", systemImage: "star")) {
      $0.labelStyle(.titleOnly)
    },
  ]
}
