import Foundation

/// What a server sent.
struct PictureAnswer: Sendable {
  let data: Data

  /// For how long it may be shown again without asking, as the server says.
  let lifetime: PictureLifetime
}

/// What has come of a picture so far, and whether more of it is wanted.
struct IncomingAnswer {
  private let url: URL
  private let mostBytes: Int
  private var head = AnswerHead()
  private var headByteCount = 0
  private var data = Data()

  /// Why no more is wanted.
  private(set) var failure: (any Error)?

  /// Far more than any server has to say before it begins, and as much as browsers listen to.
  private static let mostHeadBytes = 262_144

  /// What comes from `url`, of which no more than `mostBytes` are taken.
  init(from url: URL, mostBytes: Int) {
    self.url = url
    self.mostBytes = mostBytes
  }

  /// The picture, as far as it has come.
  var whole: PictureAnswer {
    PictureAnswer(data: data, lifetime: PictureLifetime(head.cacheControl))
  }

  /// Takes a line of a head. Answers whether more is wanted.
  mutating func takeLine(_ line: UnsafeRawBufferPointer) -> Bool {
    headByteCount += line.count
    guard headByteCount <= Self.mostHeadBytes else {
      let words = "The server does not come to an end with what it says before it"
      return refuse(URLError(.badServerResponse, pictureAt: url, because: words))
    }
    head.take(String(decoding: line, as: UTF8.self))
    guard head.isWhole else { return true }
    guard head.length <= mostBytes else {
      return refuse(PictureError.tooLong(url, limit: mostBytes))
    }
    guard !head.isFollowed else { return true }
    guard 200...299 ~= head.status else { return refuse(PictureError.status(head.status, url)) }
    // Memory that is never written to takes no room: a server may say what it likes.
    data.reserveCapacity(head.length)
    return true
  }

  /// Takes a part of the picture. Answers whether more is wanted.
  mutating func takePart(_ part: UnsafeRawBufferPointer) -> Bool {
    guard hasCome(data.count + part.count) else { return false }
    data.append(contentsOf: part)
    return true
  }

  /// Notes that `count` bytes of a body have come, whatever became of them. Answers whether more is
  /// wanted.
  mutating func hasCome(_ count: Int) -> Bool {
    count <= mostBytes || refuse(PictureError.tooLong(url, limit: mostBytes))
  }

  private mutating func refuse(_ error: any Error) -> Bool {
    failure = failure ?? error
    data = Data()
    return false
  }
}
