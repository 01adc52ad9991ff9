// Where the test program begins. SwiftPM takes a file of this name instead of one that it would write
// after looking for XCTest's classes, which no test here has, in an index that the compiler would have
// to write for that: a seventh of each build.
import Foundation
import Testing

@main
enum TestProgram {
  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    guard words.isEmpty || words.contains("swift-testing") else {
      let words = "Write: swift test --enable-swift-testing --disable-xctest [--filter NAME]\n"
      FileHandle.standardError.write(Data(words.utf8))
      exit(EXIT_FAILURE)
    }
    await Testing.__swiftPMEntryPoint() as Never
  }
}
