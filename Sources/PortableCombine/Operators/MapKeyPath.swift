extension Publishers {
  /// Sends one property of each value.
  @frozen
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Where the property lies.
    public let keyPath: KeyPath<Upstream.Output, Output>

    /// Reads one property of what `upstream` sends.
    @inlinable
    public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
      self.upstream = upstream
      self.keyPath = keyPath
    }

    /// Attaches `subscriber` behind the key path.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let property = Property(keyPath)
      let stage = MapStage<Upstream.Output, S, KeyPathName>(downstream: subscriber) {
        property.read($0)
      }
      upstream.receive(subscriber: stage)
    }
  }
}

extension Publishers {
  /// Sends two properties of each value, as a tuple.
  @frozen
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
    /// Sends a tuple of the properties.
    public typealias Output = (Output0, Output1)

    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Where the first property lies.
    public let keyPath0: KeyPath<Upstream.Output, Output0>

    /// Where the second property lies.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// Reads two properties of what `upstream` sends.
    @inlinable
    public init(
      upstream: Upstream,
      keyPath0: KeyPath<Upstream.Output, Output0>,
      keyPath1: KeyPath<Upstream.Output, Output1>
    ) {
      self.upstream = upstream
      self.keyPath0 = keyPath0
      self.keyPath1 = keyPath1
    }

    /// Attaches `subscriber` behind the key paths.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (first, second) = (Property(keyPath0), Property(keyPath1))
      let stage = MapStage<Upstream.Output, S, KeyPathName>(downstream: subscriber) {
        (first.read($0), second.read($0))
      }
      upstream.receive(subscriber: stage)
    }
  }
}

extension Publishers {
  /// Sends three properties of each value, as a tuple.
  @frozen
  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
    /// Sends a tuple of the properties.
    public typealias Output = (Output0, Output1, Output2)

    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Where the first property lies.
    public let keyPath0: KeyPath<Upstream.Output, Output0>

    /// Where the second property lies.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// Where the third property lies.
    public let keyPath2: KeyPath<Upstream.Output, Output2>

    /// Reads three properties of what `upstream` sends.
    @inlinable
    public init(
      upstream: Upstream,
      keyPath0: KeyPath<Upstream.Output, Output0>,
      keyPath1: KeyPath<Upstream.Output, Output1>,
      keyPath2: KeyPath<Upstream.Output, Output2>
    ) {
      self.upstream = upstream
      self.keyPath0 = keyPath0
      self.keyPath1 = keyPath1
      self.keyPath2 = keyPath2
    }

    /// Attaches `subscriber` behind the key paths.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (first, second, third) = (Property(keyPath0), Property(keyPath1), Property(keyPath2))
      let stage = MapStage<Upstream.Output, S, KeyPathName>(downstream: subscriber) {
        (first.read($0), second.read($0), third.read($0))
      }
      upstream.receive(subscriber: stage)
    }
  }
}

/// Reads a property.
///
/// One that is stored in the value itself is read where it lies: going through the key path costs
/// some 80 ns each time.
@frozen @usableFromInline
struct Property<Root, Value> {
  @usableFromInline let keyPath: KeyPath<Root, Value>
  @usableFromInline let offset: Int?

  @inlinable
  init(_ keyPath: KeyPath<Root, Value>) {
    self.keyPath = keyPath
    offset = MemoryLayout<Root>.offset(of: keyPath)
  }

  @inlinable
  func read(_ root: Root) -> Value {
    guard let offset else { return root[keyPath: keyPath] }
    return withUnsafePointer(to: root) {
      UnsafeRawPointer($0).advanced(by: offset).assumingMemoryBound(to: Value.self).pointee
    }
  }
}

extension Publisher {
  /// Sends the property at `keyPath` of each value.
  @inlinable
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }

  /// Sends the properties at two key paths of each value.
  @inlinable
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }

  /// Sends the properties at three key paths of each value.
  @inlinable
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>,
    _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    Publishers.MapKeyPath3(
      upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
  }
}
