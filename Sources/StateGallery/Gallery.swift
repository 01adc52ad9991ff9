import Foundation
import PortableUI

/// Draws every preview that is linked into a program, and writes a page to look at them.
///
/// The program is a few lines, and depends on the modules with the previews:
///
///     @main enum Previews {
///       static func main() async { await Gallery.main() }
///     }
///
/// Of a preview with `EachSample` or with `arguments:` it draws each state, and the page says which
/// states have no picture. Beside each picture it has what assistive technologies find there, and what
/// some people cannot use or read.
@MainActor
public enum Gallery {
  /// Draws what the arguments of the program ask for, says where the page is, and ends the program.
  ///
  /// A preview that ends the program, or does not come to an end itself, is named; all others are drawn.
  public static func main() async -> Never {
    do {
      let options = try GalleryOptions(CommandLine.arguments.dropFirst())
      if options.isHelpWanted {
        print(GalleryOptions.help)
        exit(0)
      }
      if let start = options.start { await Worker(options).draw(from: start) }
      let report = try await Overseer(options).run()
      print(report.summary)
      exit(report.broken.isEmpty ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }
}
