import Foundation
import LayoutEngine
import PortableUI
import Threads

extension UIView {
  /// Asks for ``layoutSubviews()`` before the next picture.
  public func setNeedsLayout() {
    guard !flags.contains(.needsLayout) else { return }
    flags.insert(.needsLayout)
    outerView?.noteDirtyLayout()
    askForLayout()
  }

  /// Asks for another picture of it. What it shows follows its properties by itself.
  public func setNeedsDisplay() { looksChanged() }

  /// Notes that something inside is to be brought up to date or laid out.
  func noteDirtyLayout() {
    guard !flags.contains(.hasDirtyLayoutInside) else { return }
    flags.insert(.hasDirtyLayoutInside)
    outerView?.noteDirtyLayout()
  }

  /// Asks whoever shows the outermost view that it is in to lay that out, unless it does so now.
  func askForLayout() {
    let root = layoutRootView
    if !root.flags.contains(.isInLayout) { root.place?.layoutNeeded() }
  }

  /// Lays out, now, all that was asked to be, from the outermost view that it is in.
  public func layoutIfNeeded() { layoutRootView.layoutRoot() }

  /// Brings everything in this view, which is in no other, to where it belongs.
  func layoutRoot() {
    guard !flags.contains(.isInLayout) else { return }
    flags.insert(.isInLayout)
    defer { flags.remove(.isInLayout) }
    for _ in 1...Self.mostLayouts {
      guard isLayoutNeeded else { return }
      updatePropertiesIfNeeded()
      updateConstraintsInside()
      if usesConstraints {
        _ = solver.solve(Proposal(bounds.size.size))
        solver.apply()
      }
      layoutInside()
    }
    warn(
      "Views keep asking for another layout: one was not done after \(Self.mostLayouts) times.",
      facts: ["in": self],
      fix: "Look for a layoutSubviews that changes what leads to another layout each time.")
  }

  private static var mostLayouts: Int { 20 }

  private var isLayoutNeeded: Bool {
    !flags.isDisjoint(
      with: [
        .needsLayout, .hasDirtyLayoutInside, .needsConstraints, .hasDirtyConstraintsInside,
        .needsProperties,
      ])
  }

  /// Whether there are constraints in it. Once there were, they are asked for each time.
  private var usesConstraints: Bool { ownSolver != nil || hasConstraintsInside }

  private var hasConstraintsInside: Bool {
    !allConstraints.isEmpty || innerViews.contains { $0.hasConstraintsInside }
  }

  /// Lays out those that were asked to be, outer ones first.
  private func layoutInside() {
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      reads.layout = ObservedMethod.follow(
        self, after: reads.layout, onChange: { $0.setNeedsLayout() }, arrangeSubviews)
    }
    guard flags.contains(.hasDirtyLayoutInside) || innerViews.contains(where: \.isDirty) else {
      return
    }
    flags.remove(.hasDirtyLayoutInside)
    for view in innerViews { view.layoutInside() }
  }

  private func arrangeSubviews() {
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  /// The least size in which all of its constraints hold.
  private var leastSize: Size {
    guard usesConstraints else { return .zero }
    let fitted = systemLayoutSizeFitting(CGSize.zero)
    return Size(width: fitted.width.rounded(.up), height: fitted.height.rounded(.up))
  }

  /// Whether it, or something in it, is to be brought up to date or laid out.
  var isDirty: Bool {
    !flags.isDisjoint(with: [.needsLayout, .hasDirtyLayoutInside, .needsProperties])
  }

  // MARK: As a view among SwiftUI's

  /// The size that it chooses for `proposal`, where nothing of this kit is around it.
  func hostedSize(for proposal: Proposal) -> Size {
    if let size = sizeForHost?(proposal) { return size.size }
    if controller != nil {
      // A controller's view takes all the room there is, and no less than what is in it needs: that is
      // what a window asks that is made smaller.
      let room = proposal.replacingUnspecified(by: bounds.size.size)
      guard proposal == .zero else { return room }
      let least = leastSize
      return Size(
        width: max(room.width, least.width), height: max(room.height, least.height))
    }
    if usesConstraints {
      let fitted = systemLayoutSizeFitting(
        CGSize(width: proposal.width ?? 0, height: 0),
        withHorizontalFittingPriority: proposal.width == nil ? .fittingSizeLevel : .required,
        verticalFittingPriority: .fittingSizeLevel)
      return fitted.size
    }
    let own = intrinsicSize(inWidth: proposal.width.map { CGFloat($0) })
    return Size(
      width: own.width >= 0 ? own.width : proposal.width ?? bounds.width,
      height: own.height >= 0 ? own.height : proposal.height ?? bounds.height)
  }
}
