import Foundation
import Testing

@testable import AppPackager

struct NeedsTests {
  private let folder = TemporaryFolder()

  private func add(_ program: String, ending status: Int = 0) throws {
    let file = try folder.write("#!/bin/sh\nexit \(status)\n", as: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  @Test func `what is missing is said all at once, with the packages that bring it`() throws {
    try add("dpkg-deb")
    try add("strip")
    try add("pkg-config", ending: 1)
    let refusal = #expect(throws: Refusal.self) { try Needs(path: folder.url.path).check() }
    #expect(
      refusal?.description == """
        what makes packages is not all here: dpkg-shlibdeps, libcurl to link to
        Fix: apt-get install dpkg-dev libcurl4-openssl-dev.
        """)
  }

  @Test func `where all is here, nothing is said`() throws {
    for program in ["dpkg-deb", "dpkg-shlibdeps", "pkg-config", "strip"] { try add(program) }
    try Needs(path: folder.url.path).check()
  }
}
