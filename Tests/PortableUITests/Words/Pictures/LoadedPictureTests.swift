import Foundation
import LayoutEngine
import PortableUI
import SystemTesting
import Testing

struct LoadedPictureTests {
  private func size(_ data: Data) -> Size? { LoadedPicture(data)?.size }

  private func size(_ drawing: String) -> Size? { size(Data(drawing.utf8)) }

  @Test func `a picture's head says how large it is`() {
    let expected = Size(width: 300, height: 200)
    #expect(size(PictureHeads.png(width: 300, height: 200)) == expected)
    #expect(size(PictureHeads.gif(width: 300, height: 200)) == expected)
    #expect(size(PictureHeads.jpeg(width: 300, height: 200)) == expected)
  }

  @Test func `a drawing has the size it names, or that of its room`() {
    #expect(size("<svg width=\"30\" height='20px'></svg>") == Size(width: 30, height: 20))
    #expect(size("<svg viewBox=\"0 0 30,20\"/>") == Size(width: 30, height: 20))
    let relative = "<svg width='100%' height='100%' viewBox='0 0 3 2'/>"
    #expect(size(relative) == Size(width: 3, height: 2))
    #expect(size("<svg width='nan' height='2'/>") == Size(width: 300, height: 150))
    #expect(size("<svg/>") == Size(width: 300, height: 150))
  }

  @Test(arguments: [
    Data(), Data([0x89]), Data("hello".utf8), PictureHeads.png(width: 0, height: 5),
    PictureHeads.png(width: 3, height: 3).prefix(20),
    PictureHeads.gif(width: 3, height: 3).prefix(8),
    PictureHeads.jpeg(width: 3, height: 3).prefix(14), Data([0xFF, 0xD8, 0xFF, 0xC4, 0xFF, 0xFF]),
    Data("<svg viewBox='0 0 -1 -1'/>".utf8), Data("<svg viewBox='0 0 1e300 2'/>".utf8),
  ])
  func `what has no size is no picture`(data: Data) { #expect(LoadedPicture(data) == nil) }

  @Test func `a part of other bytes is read like any`() {
    let bytes = Data([1, 2, 3]) + PictureHeads.png(width: 300, height: 200)
    #expect(size(bytes.dropFirst(3)) == Size(width: 300, height: 200))
  }

  @Test func `pictures of the same bytes are the same`() throws {
    let data = PictureHeads.png(width: 3, height: 2)
    let (one, other) = (try #require(LoadedPicture(data)), try #require(LoadedPicture(data)))
    #expect(one == other && one.hashValue == other.hashValue)
    #expect(one != LoadedPicture(PictureHeads.png(width: 3, height: 3)))
  }

  @Test func `so many points are enough as the room has, and never more than there are`() throws {
    let picture = try #require(LoadedPicture(PictureHeads.png(width: 300, height: 200)))
    func points(_ width: Double?, _ height: Double?, scale: Double = 1) -> Size {
      picture.points(filling: Proposal(width: width, height: height), scale: scale)
    }
    #expect(points(30, nil) == Size(width: 30, height: 20))
    #expect(points(30, nil, scale: 2) == Size(width: 60, height: 40))
    #expect(points(30, 40) == Size(width: 60, height: 40))
    #expect(points(.infinity, 10) == Size(width: 15, height: 10))
    #expect(points(0, 0) == Size(width: 1, height: 1))
    for room in [(900.0, nil), (nil, nil), (.infinity, .infinity)] as [(Double?, Double?)] {
      #expect(points(room.0, room.1) == picture.size)
    }
  }

  @Test @MainActor func `bytes of somebody's own are kept beside what was made of them`() throws {
    let picture = try #require(LoadedPicture(PictureHeads.png(width: 3, height: 2)))
    picture.keep(picture, cost: 8, isWhole: true)
    #expect(picture.data != nil)
  }
}
