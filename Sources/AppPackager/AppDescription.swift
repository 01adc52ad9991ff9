import Foundation

/// What `App.json` says of an app: all that a desktop and a package manager want to know of it.
struct AppDescription: Codable, Equatable {
  /// Who made the app, as packages name people.
  struct Developer: Codable, Equatable {
    var name: String
    var email: String
  }

  /// A kind of files that the app opens.
  struct DocumentType: Codable, Equatable {
    /// What desktops call it: `text/plain` say, or one of the app's own, `application/x-notes`.
    var mimeType: String
    /// What people call files of the app's own kind.
    var name: String?
    /// How the names of such files end, without the dot: where the app has the kind for its own.
    var extensions: [String]?
  }

  /// The app's name among all apps of the world, in reverse order: `org.example.Notes`.
  var id: String
  /// What people call it.
  var name: String
  /// The product that is built and started.
  var executable: String
  /// Its version, beginning with a digit.
  var version: String
  /// What it is for, in one line without a full stop.
  var summary: String
  /// What it does, a string for each paragraph.
  var description: [String]
  /// Whom to write to.
  var developer: Developer
  /// The license by its SPDX name, `MIT` say.
  var license: String
  /// Where the app is at home in the web.
  var homepage: String?
  /// Where it stands in the desktop's menu: names of the freedesktop menu specification.
  var categories: [String]
  /// Its icon, SVG or PNG, seen from the folder of the description.
  var icon: String
  /// The languages whose names of months, countries and currencies it carries, `en` say; all, if it does
  /// not say.
  var languages: [String]?
  /// Debian packages that it needs besides the libraries that it is linked to.
  var depends: [String]?
  /// The schemes of the addresses that open the app, `notes` of `notes:today` say.
  var urlSchemes: [String]?
  /// The kinds of files that the app opens.
  var documentTypes: [DocumentType]?
  /// What it may do as a Flatpak besides showing windows, in Flatpak's words: `--share=network` say.
  var permissions: [String]?

  /// Reads the description in a file.
  init(reading file: URL) throws {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw Refusal(
        "there is no '\(file.lastPathComponent)' in '\(file.deletingLastPathComponent().path)'",
        fix: "write one, as Docs/Shipping.md of viewstate says")
    }
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch let error as DecodingError {
      throw Refusal("\(file.lastPathComponent): \(error.inWords)", fix: "mend the file")
    }
    if let faults = Refusal(faults, in: file.lastPathComponent) { throw faults }
  }

  /// What is wrong with the description, a sentence for each.
  var faults: [String] {
    var faults: [String] = []
    func demand(_ holds: Bool, _ fault: @autoclosure () -> String) {
      if !holds { faults.append(fault()) }
    }
    demand(
      id.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_-]*(\.[A-Za-z_][A-Za-z0-9_-]*){2,}/) != nil,
      "'id' is '\(id)', and not a name in reverse order such as org.example.Notes")
    demand(
      version.wholeMatch(of: /[0-9][A-Za-z0-9.+~]*/) != nil,
      "'version' is '\(version)': it begins with a digit, digits, letters, '.', '+', '~' follow")
    demand(
      executable.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9+._-]*/) != nil,
      "'executable' is '\(executable)', which no file of a program should be called")
    demand(
      ["svg", "png"].contains((icon as NSString).pathExtension.lowercased()),
      "'icon' is '\(icon)', and neither an SVG nor a PNG picture")
    demand(!categories.isEmpty, "'categories' is empty: name one, such as Utility")
    demand(
      (languages ?? []).allSatisfy { $0.wholeMatch(of: /[a-z]{2,3}/) != nil },
      "'languages' are codes of two or three small letters, such as en and de")
    demand(
      (permissions ?? []).allSatisfy { $0.hasPrefix("--") },
      "'permissions' are options of Flatpak's, such as --share=network")
    faults += Openings.faults(of: self)
    for (field, lines) in [("name", [name]), ("summary", [summary]), ("description", description)] {
      demand(
        !lines.isEmpty && lines.allSatisfy { !$0.isEmpty && !$0.contains(where: \.isNewline) },
        "'\(field)' is empty or has a line break in it")
    }
    return faults
  }

  /// What Debian calls the package: its executable's name in small letters.
  var packageName: String {
    executable.lowercased().replacing("_", with: "-")
  }
}
