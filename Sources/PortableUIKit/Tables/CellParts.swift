import Foundation
import LayoutEngine
import PortableUI

/// What a cell has in it by its style, as far as it was asked for.
struct CellParts {
  var image: UIImageView?
  var text: UILabel?
  var labels: [UILabel] = []
}

extension UITableViewCell {
  private static var leastHeight: CGFloat { 44 }
  private static var gap: CGFloat { 8 }

  func makeLabel(_ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = color
    contentView.addSubview(label)
    parts.labels.append(label)
    return label
  }

  func hostSize(for proposal: Proposal) -> CGSize {
    let width = proposal.width.map { CGFloat($0) } ?? bounds.width
    if let height = table?.fixedHeight(of: self) { return CGSize(width: width, height: height) }
    return CGSize(width: width, height: contentHeight(inWidth: width))
  }

  /// The height that it needs: rows are at least as high as a finger needs.
  func contentHeight(inWidth width: CGFloat) -> CGFloat {
    let room = max(0, width - accessoryWidth)
    return max(Self.leastHeight, insideHeight(inWidth: room))
  }

  private func insideHeight(inWidth width: CGFloat) -> CGFloat {
    if let configured { return configured.fittingHeight(inWidth: width) }
    if !contentView.allConstraints.isEmpty { return contentView.fittingHeight(inWidth: width) }
    return partsHeight(inWidth: width)
  }

  // MARK: What is in it by its style

  func arrangeParts() {
    let room = bounds.size
    let accessory = accessoryWidth
    contentView.put(
      turned(
        CGRect(x: 0, y: 0, width: max(0, room.width - accessory), height: room.height),
        in: room.width))
    configured?.put(contentView.bounds)
    if let shownAccessory {
      let size = accessorySize
      shownAccessory.put(
        turned(
          CGRect(
            x: room.width - accessory, y: (room.height - size.height) / 2, width: size.width,
            height: size.height), in: room.width))
    }
    guard configured == nil else { return }
    for (view, frame) in partFrames(inWidth: contentView.bounds.width) {
      let down = max(0, (room.height - partsHeight(inWidth: contentView.bounds.width)) / 2)
      view.put(turned(frame, in: contentView.bounds.width).offsetBy(dx: 0, dy: down))
    }
  }

  private func partsHeight(inWidth width: CGFloat) -> CGFloat {
    let bottom = partFrames(inWidth: width).map(\.frame.maxY).max() ?? 0
    return bottom + NSDirectionalEdgeInsets.cell.bottom
  }

  /// Where everything stands where its row is as high as it needs to be.
  private func partFrames(inWidth width: CGFloat) -> [(view: UIView, frame: CGRect)] {
    let margins = NSDirectionalEdgeInsets.cell
    var frames: [(view: UIView, frame: CGRect)] = []
    var left = margins.leading
    if let image = parts.image, image.image != nil {
      let size = image.intrinsicContentSize
      frames.append((image, CGRect(origin: CGPoint(x: left, y: margins.top), size: size)))
      left += size.width + 2 * Self.gap
    }
    let room = max(0, width - left - margins.trailing)
    let shown = parts.labels.filter { $0.text?.isEmpty == false }
    let (first, second) = (
      shown.first { $0 === textLabelIfMade }, shown.first { $0 !== textLabelIfMade }
    )
    switch cellStyle {
    case .default, .subtitle:
      var top = margins.top
      for label in [first, second].compactMap(\.self) {
        let height = label.height(inWidth: room)
        frames.append((label, CGRect(x: left, y: top, width: room, height: height)))
        top += height + 2
      }
    case .value1:
      let detail = second.map { min($0.intrinsicContentSize.width, room * 2 / 3) } ?? 0
      let text = max(0, room - detail - (detail > 0 ? Self.gap : 0))
      if let first { frames.append((first, line(first, left, text))) }
      if let second { frames.append((second, line(second, left + room - detail, detail))) }
    case .value2:
      let text = room / 4
      if let first { frames.append((first, line(first, left, text))) }
      if let second {
        frames.append((second, line(second, left + text + Self.gap, room - text - Self.gap)))
      }
    }
    return frames
  }

  private func line(_ label: UILabel, _ left: CGFloat, _ width: CGFloat) -> CGRect {
    CGRect(
      x: left, y: NSDirectionalEdgeInsets.cell.top, width: max(0, width),
      height: label.height(inWidth: max(0, width)))
  }

  /// The first label, without making it.
  private var textLabelIfMade: UILabel? { parts.text }
}
