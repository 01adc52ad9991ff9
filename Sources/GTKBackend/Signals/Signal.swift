import CGTK

/// Calls a closure when a GTK object says that something happened.
///
/// One marshaller serves all signals: what they carry is read from the values GTK hands it.
enum Signal {
  /// Calls `body` with what `signal` carries, apart from the object itself, for as long as `object`
  /// lives.
  @discardableResult
  static func connect(
    _ object: some SignalSource, _ signal: String,
    isAfter: Bool = false, _ body: @escaping (SignalArguments) -> SignalAnswer?
  ) -> gulong {
    let box = Unmanaged.passRetained(SignalBody(body)).toOpaque()
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), box)!
    g_closure_add_finalize_notifier(closure, box) { box, _ in
      Unmanaged<SignalBody>.fromOpaque(box!).release()
    }
    g_closure_set_marshal(closure) { closure, answer, count, values, _, _ in
      let body = Unmanaged<SignalBody>.fromOpaque(closure!.pointee.data).takeUnretainedValue()
      let arguments = SignalArguments(values: values!, count: Int(count))
      body.call(arguments)?.write(to: answer)
    }
    return g_signal_connect_closure(object.rawObject, signal, closure, isAfter ? 1 : 0)
  }

  /// Calls `body` when `signal` comes, whatever it carries.
  @discardableResult
  static func connect(
    _ object: some SignalSource, _ signal: String, _ body: @escaping () -> Void
  ) -> gulong {
    connect(object, signal) { _ in
      body()
      return nil
    }
  }
}

extension Signal {
  /// Calls `body` when `signal` comes, after those who were there before.
  static func connectAfter(
    _ object: some SignalSource, _ signal: String, _ body: @escaping () -> Void
  ) -> gulong {
    connect(object, signal, isAfter: true) { _ in
      body()
      return nil
    }
  }
}

/// An object of GTK, under whatever type C has for it.
protocol SignalSource {
  var rawObject: UnsafeMutableRawPointer { get }
}

extension OpaquePointer: SignalSource {
  var rawObject: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension UnsafeMutablePointer: SignalSource {
  var rawObject: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

/// Keeps a closure for a signal.
private final class SignalBody {
  let call: (SignalArguments) -> SignalAnswer?

  init(_ call: @escaping (SignalArguments) -> SignalAnswer?) { self.call = call }
}

/// What a signal carries, apart from the object that sent it.
struct SignalArguments {
  let values: UnsafePointer<GValue>
  let count: Int

  func bool(_ index: Int) -> Bool { g_value_get_boolean(values + index + 1) != 0 }
  func int(_ index: Int) -> Int { Int(g_value_get_int(values + index + 1)) }
  func uint(_ index: Int) -> UInt32 { g_value_get_uint(values + index + 1) }
  func pointer(_ index: Int) -> OpaquePointer {
    OpaquePointer(g_value_peek_pointer(values + index + 1))
  }
  func string(_ index: Int) -> String {
    g_value_get_string(values + index + 1).map { String(cString: $0) } ?? ""
  }
  func double(_ index: Int) -> Double { g_value_get_double(values + index + 1) }
}

/// What a handler answers, where a signal asks.
enum SignalAnswer {
  case bool(Bool)
  case flags(UInt32)
  /// An object that whoever asked keeps.
  case object(UnsafeMutableRawPointer?)

  func write(to value: UnsafeMutablePointer<GValue>?) {
    guard let value, value.pointee.g_type != 0 else { return }
    switch self {
    case .bool(let answer): g_value_set_boolean(value, answer ? 1 : 0)
    case .flags(let answer): g_value_set_flags(value, answer)
    case .object(let answer): g_value_take_object(value, answer)
    }
  }
}
