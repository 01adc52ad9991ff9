import Dispatch
import Foundation
import LayoutEngine
import PortableUI

/// Pictures from files and from their content, each read once while it is in use.
enum Pictures {
  private static var known = Generations<ImageSource, Picture>(of: generationSize)
  static let generationSize = 64

  /// Where those wait that are read away from the main thread.
  static let gate = DecodingGate(width: ProcessInfo.processInfo.activeProcessorCount)

  /// The picture at `source`. One that cannot be read is a picture of nothing.
  static func picture(at source: ImageSource) -> Picture {
    if case .loaded(let loaded) = source { return picture(of: loaded) }
    if let picture = known.value(for: source) { return picture }
    let picture = Picture(source)
    known.keep(picture, for: source)
    return picture
  }

  private static func picture(of loaded: LoadedPicture) -> Picture {
    if let known = loaded.native as? Picture { return known }
    let picture = Picture(.loaded(loaded))
    loaded.keep(picture, cost: picture.cost, isWhole: true)
    return picture
  }

  /// Reads `loaded` away from the main thread, unless that was done, to be shown in `points` of
  /// colour. Says whether it is a picture; where the task is cancelled, that it is none.
  static func prepare(_ loaded: LoadedPicture, points: Size) async -> Bool {
    if let known = loaded.native as? Picture { return known.texture != nil }
    let picture = try? await gate.pass { () async throws -> Picture in
      guard let data = loaded.data else { throw CancellationError() }
      let decoded = await read(data, points: points)
      try Task.checkCancellation()
      return Picture(decoded, of: loaded, points: points)
    }
    guard let picture, picture.texture != nil else { return false }
    loaded.keep(picture, cost: picture.cost, isWhole: picture.isWhole)
    return true
  }

  /// Reads a picture on a thread that may be busy for a while, and stops where the task is cancelled.
  static func read(_ data: Data, points: Size) async -> DecodedTexture {
    let wish = DecodedTexture.Wish()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { answer in
        DispatchQueue.global(qos: .utility).async {
          answer.resume(returning: DecodedTexture(reading: data, points: points, while: wish))
        }
      }
    } onCancel: {
      wish.end()
    }
  }
}
