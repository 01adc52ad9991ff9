import Foundation
import LayoutEngine

/// A view that gets a picture while it is on the screen.
struct PictureTaskView<Content: View> {
  let content: Content
  let request: PictureRequest?
  let transaction: Transaction
  let report: @MainActor (PictureResult) -> Void
}

extension PictureTaskView: View, PrimitiveView {
  package func makeNode(at place: Place) -> NodeOf<Self> { PictureTaskNode(self, at: place) }
}

final class PictureTaskNode<Content: View>: PresenceNode<PictureTaskView<Content>, Content> {
  private var task: Task<Void, Never>?
  private var token: WorkToken?
  private var startedFor: PictureRequest?

  override func content() -> Content { view.content }
  override var names: (appear: StaticString, disappear: StaticString) {
    ("a picture's coming", "a picture's going")
  }

  // What was begun is of use when its page comes back.
  override var followsSight: Bool { false }

  override func didAppear() { start() }
  override func didDisappear() { stop() }

  override func viewChanged() {
    super.viewChanged()
    guard startedFor != view.request else { return }
    later("a picture's address") { [self] in
      if !flags.contains(.isDropped), startedFor != view.request { start() }
    }
  }

  private func start() {
    stop()
    startedFor = view.request
    guard let request = view.request else { return }
    let library = EnvironmentValues(scope: scope).pictureLibrary ?? .shared
    if let known = library.known(request.url) { return report(known, for: request) }
    let token = graph.begin("the picture at \(request.url.absoluteString)")
    self.token = token
    let backend = graph.backend
    task = Task { [weak self] in
      let result: Result<LoadedPicture, any Error>
      do {
        let isSeen = { @MainActor [weak self] in self?.isInSight ?? false }
        let picture = try await library.picture(from: request.url, isSeen: isSeen) { picture in
          await backend.prepare(picture, for: self?.room ?? .unspecified)
        }
        result = .success(picture)
      } catch {
        result = .failure(error)
      }
      guard !Task.isCancelled, let self else { return }
      self.token = nil
      switch result {
      case .success(let picture): report(picture, for: request)
      case .failure(let error): report(.failure(error), for: request)
      }
      graph.finish(token)
    }
  }

  /// What is laid out where the picture will be.
  private var place: Box? {
    var boxes = ContiguousArray<Box>()
    collectBoxes(into: &boxes)
    return boxes.first
  }

  private var isInSight: Bool { place?.isInSight ?? false }

  /// How much room the picture is offered.
  private var room: Proposal {
    guard let place, place.record.isValid else { return .unspecified }
    return place.record.proposal
  }

  private func stop() {
    task?.cancel()
    task = nil
    if let token { graph.finish(token) }
    token = nil
  }

  private func report(_ picture: LoadedPicture, for request: PictureRequest) {
    let image = Image(.loaded(picture), label: nil, scale: request.scale)
    report(.success(image), for: request)
  }

  private func report(_ phase: AsyncImagePhase, for request: PictureRequest) {
    withTransaction(view.transaction) {
      view.report(PictureResult(request: request, phase: phase))
    }
  }
}
