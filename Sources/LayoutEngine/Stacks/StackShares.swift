/// One child's part of a stack while its room is shared; lives only for the length of a call.
struct StackShare {
  /// What the child was offered last.
  var proposal: Proposal
  /// What it chose.
  var size: Size
  /// The space after it, 0 after the last.
  var gap: Double
  var priority: Double
  /// The least it needs along the axis, `nan` until it was asked.
  var least = Double.nan
  /// How much more it would take than it needs.
  var flexibility = 0.0
  /// Where its alignment guide lies, and whether that was set in it.
  var guide = 0.0
  var isGuideExplicit = false

  var dimensions: Dimensions { Dimensions(size: size, proposal: proposal) }
}

/// The equal part of a stack's room that is enough for each of its children: each then gets what it
/// likes, in whatever order the room is shared.
struct EqualNeed {
  private var most = 0.0
  private var isRigid = true

  /// What each child must be offered; 0 where all take the same whatever they are offered.
  var part: Double { isRigid ? 0 : most }

  mutating func add(_ saturated: SaturatedSize, along axis: LayoutAxis) {
    // One that takes more than its part leaves less than theirs to the others.
    most = max(most, saturated.room[axis], saturated.size[axis])
    if saturated.room[axis] > 0 { isRigid = false }
  }
}

typealias StackShares = UnsafeMutableBufferPointer<StackShare>

extension Stack {
  /// Shares the room of `proposal` and hands the parts, in the order of the children, to `body`.
  ///
  /// The parts live on the call stack, so sharing allocates nothing for a dozen children.
  func withShares<Result>(
    of children: some LayoutChildren, for proposal: Proposal,
    _ body: (StackShares) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: StackShare.self, capacity: children.count) { shares in
      let gaps = begin(shares, with: children, proposal)
      share(proposal[axis].map { $0 - gaps }, among: shares, children)
      return body(shares)
    }
  }

  /// Fills in what is known before anyone is measured, and returns the sum of the gaps.
  private func begin(
    _ shares: StackShares, with children: some LayoutChildren, _ proposal: Proposal
  ) -> Double {
    var gaps = 0.0
    let last = shares.count - 1
    // A fixed spacing needs nobody's opinion.
    var wish = spacing == nil && last > 0 ? children.spacing(of: 0) : .none
    for child in shares.indices {
      var gap = child == last ? 0 : spacing ?? 0
      if spacing == nil, child < last {
        let next = children.spacing(of: child + 1)
        gap = wish.distance(to: next, along: axis)
        wish = next
      }
      gaps += gap
      let priority = children.priority(of: child)
      let share = StackShare(
        proposal: proposal, size: .zero, gap: gap, priority: priority.isNaN ? 0 : priority)
      shares.initializeElement(at: child, to: share)
    }
    return gaps
  }

  private func share(
    _ room: Double?, among shares: StackShares, _ children: some LayoutChildren
  ) {
    // Where all are offered the same, the order does not matter and nobody's limits are asked for:
    // no length to share, nothing left of it, no end of it, or nobody to share it with.
    guard let room, room > 0, room < .infinity, shares.count > 1 else {
      for child in shares.indices {
        offer(room, to: child, shares, children)
      }
      return
    }
    withUnsafeTemporaryAllocation(of: Int.self, capacity: shares.count) { order in
      _ = order.initialize(from: shares.indices)
      shareInOrder(room, order, shares, children)
    }
  }

  private func shareInOrder(
    _ room: Double, _ order: UnsafeMutableBufferPointer<Int>, _ shares: StackShares,
    _ children: some LayoutChildren
  ) {
    sort(order) { shares[$0].priority > shares[$1].priority }
    var left = room
    var promised = promise(order, shares, children)
    var start = 0
    while start < order.count {
      let priority = shares[order[start]].priority
      var end = start
      while end < order.count, shares[order[end]].priority == priority {
        if start > 0 { promised -= shares[order[end]].least }
        end += 1
      }
      let group = UnsafeMutableBufferPointer(rebasing: order[start..<end])
      left -= share(max(0, left - promised), amongEquals: group, shares, children)
      start = end
    }
  }

  /// The least that all children below the highest priority need together.
  private func promise(
    _ order: UnsafeMutableBufferPointer<Int>, _ shares: StackShares,
    _ children: some LayoutChildren
  ) -> Double {
    let highest = shares[order[0]].priority
    var promised = 0.0
    for child in order where shares[child].priority < highest {
      promised += least(child, shares, children)
    }
    return promised
  }

  /// Shares `room` among children of one priority and returns how much they took.
  private func share(
    _ room: Double, amongEquals group: UnsafeMutableBufferPointer<Int>, _ shares: StackShares,
    _ children: some LayoutChildren
  ) -> Double {
    if group.count > 1 {
      if let taken = shareEqually(room, among: group, shares, children) { return taken }
      for child in group {
        var endless = shares[child].proposal
        endless[axis] = .infinity
        shares[child].flexibility = children.dimensions(of: child, for: endless).size[axis]
      }
      // More may be known of them now.
      if let taken = shareEqually(room, among: group, shares, children) { return taken }
      for child in group { shares[child].flexibility -= least(child, shares, children) }
      sort(group) { shares[$0].flexibility < shares[$1].flexibility }
    }
    var left = room
    for (taken, child) in group.enumerated() {
      let part = max(0, left) / Double(group.count - taken)
      offer(part, to: child, shares, children)
      left -= shares[child].size[axis]
    }
    return room - left
  }

  /// Gives each child what it likes, where that is known and an equal part of the room is enough for it:
  /// then nobody's least matters, nor who goes first. Returns how much they took.
  private func shareEqually(
    _ room: Double, among group: UnsafeMutableBufferPointer<Int>, _ shares: StackShares,
    _ children: some LayoutChildren
  ) -> Double? {
    let part = room / Double(group.count)
    var need = EqualNeed()
    var left = room
    for (taken, child) in group.enumerated() {
      let cross = shares[child].proposal[axis.cross] ?? .infinity
      guard let saturated = children.saturatedSize(of: child), saturated.room[axis.cross] <= cross
      else {
        return nil
      }
      need.add(saturated, along: axis)
      guard need.part <= part else { return nil }
      shares[child].proposal[axis] = max(0, left) / Double(group.count - taken)
      shares[child].size = Length.answered(saturated.size, to: shares[child].proposal)
      left -= shares[child].size[axis]
    }
    return room - left
  }

  private func least(
    _ child: Int, _ shares: StackShares, _ children: some LayoutChildren
  ) -> Double {
    if shares[child].least.isNaN {
      var nothing = shares[child].proposal
      nothing[axis] = 0
      shares[child].least = children.dimensions(of: child, for: nothing).size[axis]
    }
    return shares[child].least
  }

  private func offer(
    _ part: Double?, to child: Int, _ shares: StackShares, _ children: some LayoutChildren
  ) {
    shares[child].proposal[axis] = part
    shares[child].size = children.dimensions(of: child, for: shares[child].proposal).size
  }

  /// Sorts in place and keeps equals in their order.
  ///
  /// Most stacks hold a handful of children in order already, which costs one comparison each.
  private func sort(
    _ order: UnsafeMutableBufferPointer<Int>, by precedes: (Int, Int) -> Bool
  ) {
    guard order.count > 32 else {
      for end in order.indices.dropFirst() {
        let moved = order[end]
        var hole = end
        while hole > 0, precedes(moved, order[hole - 1]) {
          order[hole] = order[hole - 1]
          hole -= 1
        }
        order[hole] = moved
      }
      return
    }
    var order = order
    order.sort { precedes($0, $1) || (!precedes($1, $0) && $0 < $1) }
  }
}
