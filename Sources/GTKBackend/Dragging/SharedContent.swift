import CGTK
import CGTKWidgets
import Foundation
import PortableUI
import Threads

/// Items that other programs may have, as GDK offers them: what is dragged, or on the clipboard.
final class SharedContent {
  private let items: [NSItemProvider]
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var count = 0

  private init(_ items: [NSItemProvider]) { self.items = items }

  isolated deinit { for task in tasks.values { task.cancel() } }

  /// A provider of `items`, which belongs to the caller; it keeps them for as long as somebody may want them.
  static func provider(of items: [NSItemProvider]) -> OpaquePointer {
    let names = DesktopForms.names(of: items)
    let content = Unmanaged.passRetained(SharedContent(items)).toOpaque()
    return CStrings.with(names) {
      OpaquePointer(cgtk_content_new($0, guint(names.count), actions, content))
    }
  }

  /// One table for all of them; it lives as long as the program.
  private static let actions: UnsafePointer<CGTKContentActions> = {
    let table = UnsafeMutablePointer<CGTKContentActions>.allocate(capacity: 1)
    table.initialize(
      to: CGTKContentActions(
        write: { content, name, task in
          Unmanaged<SharedContent>.fromOpaque(content).takeUnretainedValue()
            .write(String(cString: name), to: task)
        }, release: { Unmanaged<SharedContent>.fromOpaque($0).release() }))
    return UnsafePointer(table)
  }()

  private func write(_ name: String, to request: OpaquePointer) {
    count += 1
    tasks[count] = Task { [items, count] in
      do {
        let data = try await DesktopForms.data(of: items, as: name)
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }!
        cgtk_content_answer(request, bytes)
        g_bytes_unref(bytes)
      } catch { cgtk_content_refuse(request, "\(error)") }
      tasks[count] = nil
    }
  }
}

/// Bytes that come from another program.
enum ArrivingContent {
  /// Reads what there is under each of the `names`. What cannot be read is left out.
  static func items(
    _ names: [String], by read: (String, @escaping CGTKReadDone, UnsafeMutableRawPointer) -> Void
  ) async -> [NSItemProvider] {
    var sent: [(name: String, data: Data)] = []
    for name in names {
      let data: Data? = await withCheckedContinuation { waiting in
        read(name, done, Unmanaged.passRetained(Reader(waiting)).toOpaque())
      }
      if let data { sent.append((name, data)) }
    }
    return DesktopForms.items(of: sent)
  }

  private static let done: CGTKReadDone = { reader, bytes, failure in
    // Whoever reads has taken it over, and gives it back here, once.
    let reader = Unmanaged<Reader>.fromOpaque(reader).takeRetainedValue()
    if let failure { warnOfReading(String(cString: failure)) }
    guard let bytes else { return reader.waiting.resume(returning: nil) }
    var count: gsize = 0
    let start = g_bytes_get_data(bytes, &count)
    reader.waiting.resume(returning: start.map { Data(bytes: $0, count: Int(count)) } ?? Data())
  }

  private static func warnOfReading(_ why: String) {
    warnOnce(about: "reading \(why)", "What another program sent could not be read: \(why)")
  }

  /// Somebody waits for bytes.
  private final class Reader {
    let waiting: CheckedContinuation<Data?, Never>

    init(_ waiting: CheckedContinuation<Data?, Never>) { self.waiting = waiting }
  }
}
