/// One operator and what is above it.
indirect enum Node {
  case input(Int)
  case cold([Int], Notice?)
  case plain(Plain, Node)
  case timed(Timed, Node)
  case pair(Pair, Node, Node)
  case many(Many, [Node])
  case each(Each, Node, [Node])

  /// One upstream, and no time.
  enum Plain: Equatable {
    case map, filter, compactMap, tryMap, removeDuplicates, scan, collect, count, minimum, maximum
    case last, ignoreOutput, replaceError, mapError, share, handleEvents, buffer, first, reduce
    case setFailureType, multicast, replaceNil, lastEven, firstEven
    case collectBy(Int)
    case dropFirst(Int)
    case prefix(Int)
    case output(Int, Int)
    case outputAt(Int)
    case prefixWhileBelow(Int)
    case dropWhileBelow(Int)
    case contains(Int)
    case allBelow(Int)
    case replaceEmpty(Int)
    case prepend([Int])
    case append([Int])
    case retry(Int)
  }

  /// One upstream, and a clock. The span counts nanoseconds.
  enum Timed: Equatable {
    case receiveOn, subscribeOn, measureInterval
    case delay(Int)
    case debounce(Int)
    case throttle(Int, latest: Bool)
    case timeout(Int, fails: Bool)
    case collectByTime(Int)
    case collectByTimeOrCount(Int, Int)
  }

  enum Pair { case append, `catch`, tryCatch, prefixUntil, dropUntil, merge, zip, combineLatest }
  enum Many { case merge, mergeMany, zip, combineLatest }

  /// A publisher for each value, by its remainder.
  enum Each { case flatMap, switchToLatest }
}
