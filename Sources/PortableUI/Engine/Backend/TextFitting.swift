package import LayoutEngine

extension TextContent {
  /// The same words in letters as near to each other and as small as they must be, and may be, so that all
  /// of them can be read in `room`. `size` measures a text.
  package func fitted(
    in room: Proposal, size: (TextContent, Proposal) -> Size
  ) -> TextContent {
    guard let look, look.mayTighten || look.leastScale < 1, !fits(room, size) else { return self }
    if look.mayTighten {
      let tight = tightened(in: room, size)
      return look.leastScale < 1 ? tight.shrunk(in: room, size) : tight
    }
    return shrunk(in: room, size)
  }

  /// The same words in letters that are as near to each other as they must be, and may be.
  private func tightened(
    in room: Proposal, _ size: (TextContent, Proposal) -> Size
  ) -> TextContent {
    var (content, letter) = (self, self)
    (letter.text, letter.look) = ("x", nil)
    // A twentieth of the letters' size is the most that can still be read well.
    let step = size(letter, .unspecified).height / 100
    guard var look else { return self }
    look.mayTighten = false
    for _ in 0..<4 {
      look.tracking -= step
      for index in look.runs.indices { look.runs[index].tracking? -= step }
      content.look = look
      if content.fits(room, size) { break }
    }
    return content
  }

  /// The same words in letters as small as they must be, and may be.
  private func shrunk(in room: Proposal, _ size: (TextContent, Proposal) -> Size) -> TextContent {
    guard let least = look?.leastScale, !fits(room, size) else { return self }
    var (fitting, large) = (least, 1.0)
    // A thirty-second part of the way is not seen.
    for _ in 0..<5 {
      let middle = (fitting + large) / 2
      if scaled(by: middle).fits(room, size) { fitting = middle } else { large = middle }
    }
    return scaled(by: fitting)
  }

  /// The same for a text that is shown in `size`, which may have been rounded.
  package func fitted(
    toShowIn shown: Size, size: (TextContent, Proposal) -> Size
  ) -> TextContent {
    fitted(in: Proposal(width: shown.width + 0.5, height: shown.height + 0.5), size: size)
  }

  /// Whether none of its words are left out in `room`.
  private func fits(_ room: Proposal, _ size: (TextContent, Proposal) -> Size) -> Bool {
    var whole = self
    whole.lineLimit = nil
    let offer = Proposal(width: room.width, height: nil)
    let needed = size(whole, offer)
    return needed.width <= room.width ?? .infinity && needed.height <= room.height ?? .infinity
      && (lineLimit == nil || needed.height <= size(self, offer).height)
  }

  private func scaled(by factor: Double) -> TextContent {
    var content = self
    content.font = font.scaled(to: factor)
    content.look = look?.withFonts { $0.scaled(to: factor) }
    content.look?.leastScale = 1
    return content
  }
}
