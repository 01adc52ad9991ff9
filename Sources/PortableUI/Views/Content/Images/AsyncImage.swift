public import Foundation

/// A picture from an address, shown once it has come.
///
/// It is asked for when the view comes onto the screen, and no longer waited for when it leaves.
/// Pictures that were shown are kept for a while, as long as the server allows.
public struct AsyncImage<Content: View> {
  let request: PictureRequest?
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content
  @State var answer: PictureResult?

  /// The picture from `url`, with `scale` points of colour for a point of the screen. Until it is
  /// there, and where it cannot be had, a grey field takes its place.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? .placeholder }
  }

  /// What `content` makes of the picture from `url`; until it is there, and where it cannot be had,
  /// `placeholder`.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// What `content` makes of each phase of the picture from `url`. A change of the phase carries
  /// `transaction`.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    request = url.map { PictureRequest(url: $0, scale: scale) }
    self.transaction = transaction
    self.content = content
  }
}

extension AsyncImage: View {
  /// What is to be seen in the present phase.
  public var body: some View {
    // An answer to another request is none.
    let phase = answer.flatMap { $0.request == request ? $0.phase : nil } ?? .empty
    PictureTaskView(content: content(phase), request: request, transaction: transaction) {
      answer = $0
    }
  }
}

/// How far a picture from an address has come.
public enum AsyncImagePhase {
  /// It is not there yet, or there is no address.
  case empty
  /// It is there.
  case success(Image)
  /// It could not be had.
  case failure(any Error)

  /// The picture, once it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// Why it could not be had.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// What is asked for.
struct PictureRequest: Equatable {
  let url: URL
  let scale: CGFloat
}

/// What came of it.
struct PictureResult {
  let request: PictureRequest
  let phase: AsyncImagePhase
}

extension Image {
  /// What stands where a picture will be.
  fileprivate static var placeholder: Image {
    var image = Image(.awaited, label: nil).resizable()
    image.isPlaceholder = true
    return image
  }
}
