import Foundation
import ShowcasePages
import StateStudio
import SwiftUI
import Testing
import ViewTesting

/// The tests in `Written` are what runs of the showcase become, to the letter: they compile and pass as
/// they stand.
@MainActor struct WrittenTests {
  private let history = StateHistory()

  /// A screen of `page`, whose services answer what `lines` say.
  private func screenShowing(_ page: Page, _ lines: String) throws -> Screen {
    Screen(
      ShowcaseView(showing: page, history: history)
        .serviceAnswers(try ServiceAnswers(replaying: lines)))
  }

  /// Compares the test that was written with the one that is checked in.
  private func expectWritten(_ name: String, of page: Page, in file: String) throws {
    let text = history.test(
      named: name, of: TestedView("ShowcaseView(showing: .\(page))", in: "ShowcasePages"))
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Written")
    let url = folder.appending(path: "\(file).swift")
    let known = try? String(contentsOf: url, encoding: .utf8)
    if known != text, ProcessInfo.processInfo.environment["WRITE_TESTS"] != nil {
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(known == text, "\(url.path): run with WRITE_TESTS=1 to write it anew")
  }

  @Test func `a profile that is loaded in the second attempt, and renamed`() async throws {
    let lines = #"""
      {"call":"load","failure":{"message":"Offline","words":"There is no connection."}}
      {"answer":{"username":"Blob"},"call":"load"}
      {"call":"save","failure":{"message":"Full","words":"The disk is full."}}
      {"answer":{"username":"Ada"},"call":"save"}
      """#
    let screen = try await history.recordAlone {
      let screen = try screenShowing(.splitProfile, lines)
      await screen.settle()
      try screen.tap("Retry")
      await screen.settle()
      try screen.clear("Username")
      try screen.type("Ada", into: "Username")
      try screen.tap("Save")
      await screen.settle()
      try screen.tap("Retry")
      await screen.settle()
      return screen
    }
    try expectWritten("renaming a profile", of: .splitProfile, in: "RenamingAProfile")
    await screen.close()
  }

  @Test func `photos that are searched`() async throws {
    let lines = #"""
      {"ask":1,"call":"photos","failure":{"message":"No way there.","words":"No way there."}}
      {"answer":[{"id":1,"thumbnail":"file:///nowhere/1.png","title":"A hill"},{"id":2,"thumbnail":"file:///nowhere/2.png","title":"A lake"}],"ask":2,"call":"photos"}
      {"ask":2,"call":"photos","end":true}
      """#
    let screen = try await history.recordAlone {
      let screen = try screenShowing(.photos, lines)
      await screen.settle()
      try screen.tap("Retry")
      await screen.settle()
      try screen.type("lake", into: "Search")
      await screen.settle()
      try screen.toggle("Show count")
      await screen.settle()
      return screen
    }
    try expectWritten("searching photos", of: .photos, in: "SearchingPhotos")
    await screen.close()
  }

  @Test func `a counter that goes up`() async throws {
    let screen = try await history.recordAlone {
      let screen = try screenShowing(.counter, "")
      for _ in 1...2 { try screen.tap("Add") }
      await screen.settle()
      return screen
    }
    try expectWritten("counting", of: .counter, in: "Counting")
    await screen.close()
  }

  @Test func `a form that is filled in`() async throws {
    let screen = try await history.recordAlone {
      let screen = try screenShowing(.settings, "")
      try screen.clear("Name")
      try screen.type("Grace", into: "Name")
      try screen.select("Green", in: "Theme")
      try screen.tap("Save")
      await screen.settle()
      return screen
    }
    try expectWritten("filling in a form", of: .settings, in: "FillingInAForm")
    await screen.close()
  }
}
