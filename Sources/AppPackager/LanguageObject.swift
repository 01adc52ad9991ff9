import Foundation

/// Makes an object for the linker of what Foundation knows of a few languages.
///
/// The archive of Foundation's own data is asked for by a symbol. Where the linker is told to wrap
/// that, it asks for ours instead, and never comes to the archive.
enum LanguageObject {
  /// Writes the object into `folder`; returns it, and the symbol to wrap.
  static func make(
    of languages: [String], from archive: URL, into folder: URL
  ) throws -> (object: URL, symbol: String) {
    let object = folder.appending(path: "languages.o")
    try object.makeFolder()
    let member = "icu_packaged_data.cpp.o"
    try Tool.run("ar", "x", archive.path, member, in: folder, of: "binutils")
    try Tool.run(
      "objcopy", "-O", "binary", "--only-section=.rodata", member, "all.dat", in: folder,
      of: "binutils")
    var data = try LanguageData(Data(contentsOf: folder.appending(path: "all.dat")))
    data.keep(Set(languages))
    try data.packed().write(to: folder.appending(path: "some.dat"))
    let source = """
      .section .rodata,"a",@progbits
      .globl __wrap_\(data.symbol)
      .balign 16
      .type __wrap_\(data.symbol),@object
      __wrap_\(data.symbol):
      .incbin "some.dat"
      .section .note.GNU-stack,"",@progbits

      """
    try source.write(to: folder.appending(path: "languages.s"))
    try Tool.run("as", "languages.s", "-o", "languages.o", in: folder, of: "binutils")
    return (object, data.symbol)
  }
}
