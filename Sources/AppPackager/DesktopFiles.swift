import Foundation

/// What a desktop reads of an app: its place in the menu, and its page in the software centre.
enum DesktopFiles {
  /// The `.desktop` file. Windows are found to be the app's by the name of its program, which is what
  /// a window here calls itself.
  static func entry(of app: AppDescription) -> String {
    """
    [Desktop Entry]
    Type=Application
    Name=\(escaped(app.name))
    Comment=\(escaped(app.summary))
    Exec=\(app.executable)\(Openings.types(of: app).isEmpty ? "" : " %U")
    Icon=\(app.id)
    Categories=\(app.categories.joined(separator: ";"));
    StartupWMClass=\(app.executable)
    StartupNotify=true
    Terminal=false
    \(Openings.entry(of: app))
    """
  }

  /// The AppStream file.
  static func metainfo(of app: AppDescription, on day: Date) -> String {
    let paragraphs = app.description.map { "    <p>\(marked($0))</p>" }.joined(separator: "\n")
    let homepage = app.homepage.map { "\n  <url type=\"homepage\">\(marked($0))</url>" } ?? ""
    let maker = app.id.split(separator: ".").dropLast().joined(separator: ".")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <component type="desktop-application">
        <id>\(app.id)</id>
        <metadata_license>CC0-1.0</metadata_license>
        <project_license>\(marked(app.license))</project_license>
        <name>\(marked(app.name))</name>
        <summary>\(marked(app.summary))</summary>
        <developer id="\(maker.lowercased())">
          <name>\(marked(app.developer.name))</name>
        </developer>
        <description>
      \(paragraphs)
        </description>
        <launchable type="desktop-id">\(app.id).desktop</launchable>\(homepage)
        <content_rating type="oars-1.1" />
        <provides>
          <binary>\(app.executable)</binary>\(mediaTypes(of: app))
        </provides>
        <releases>
          <release version="\(marked(app.version))" date="\(day.formatted(.iso8601.year().month().day()))" />
        </releases>
      </component>

      """
  }

  private static func mediaTypes(of app: AppDescription) -> String {
    Openings.types(of: app).map { "\n    <mediatype>\(marked($0))</mediatype>" }.joined()
  }

  /// A value of a desktop file.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\")
  }

  /// Text between tags.
  static func marked(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
