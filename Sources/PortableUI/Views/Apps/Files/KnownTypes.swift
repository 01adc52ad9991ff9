/// The kinds of files that are known.
extension UTType {
  /// Whatever there is in a folder, and folders.
  public static let item = UTType(known: "public.item", of: [])

  /// Whatever a person reads, looks at or listens to.
  public static let content = UTType(known: "public.content", of: [])

  /// A file of any kind.
  public static let data = UTType(known: "public.data", of: [.item])

  /// A folder, or a file that is one.
  public static let directory = UTType(
    known: "public.directory", mime: ["inode/directory"], of: [.item])

  /// A folder.
  public static let folder = UTType(known: "public.folder", of: [.directory])

  /// Words.
  public static let text = UTType(known: "public.text", of: [.data, .content])

  /// Words and nothing else.
  public static let plainText = UTType(
    known: "public.plain-text", ["txt", "text"], mime: ["text/plain"], of: [.text])

  /// Words in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text", of: [.plainText])

  /// Words with looks.
  public static let rtf = UTType(
    known: "public.rtf", ["rtf"], mime: ["text/rtf", "application/rtf"], of: [.text])

  /// A page of the web.
  public static let html = UTType(
    known: "public.html", ["html", "htm"], mime: ["text/html"], of: [.text])

  /// XML.
  public static let xml = UTType(
    known: "public.xml", ["xml"], mime: ["application/xml", "text/xml"], of: [.text])

  /// JSON.
  public static let json = UTType(
    known: "public.json", ["json"], mime: ["application/json"], of: [.text])

  /// YAML.
  public static let yaml = UTType(
    known: "public.yaml", ["yaml", "yml"], mime: ["application/yaml", "text/yaml"], of: [.text])

  /// A property list.
  public static let propertyList = UTType(known: "com.apple.property-list", ["plist"], of: [.data])

  /// A table with commas.
  public static let commaSeparatedText = UTType(
    known: "public.comma-separated-values-text", ["csv"], mime: ["text/csv"], of: [.plainText])

  /// A table with tabs.
  public static let tabSeparatedText = UTType(
    known: "public.tab-separated-values-text", ["tsv"], mime: ["text/tab-separated-values"],
    of: [.plainText])

  /// What a program has noted.
  public static let log = UTType(
    known: "public.log", ["log"], mime: ["text/x-log"], of: [.plainText])

  /// A program as it is written.
  public static let sourceCode = UTType(known: "public.source-code", of: [.plainText])

  /// A program in Swift.
  public static let swiftSource = UTType(
    known: "public.swift-source", ["swift"], mime: ["text/x-swift"], of: [.sourceCode])

  /// A program in C.
  public static let cSource = UTType(
    known: "public.c-source", ["c"], mime: ["text/x-csrc"], of: [.sourceCode])

  /// A program in JavaScript.
  public static let javaScript = UTType(
    known: "com.netscape.javascript-source", ["js"],
    mime: ["text/javascript", "application/javascript"], of: [.sourceCode])

  /// A program in Python.
  public static let pythonScript = UTType(
    known: "public.python-script", ["py"], mime: ["text/x-python"], of: [.sourceCode])

  /// A program for a shell.
  public static let shellScript = UTType(
    known: "public.shell-script", ["sh"], mime: ["application/x-shellscript"], of: [.sourceCode])

  /// A PDF document.
  public static let pdf = UTType(
    known: "com.adobe.pdf", ["pdf"], mime: ["application/pdf"], of: [.data, .content])

  /// A book.
  public static let epub = UTType(
    known: "org.idpf.epub-container", ["epub"], mime: ["application/epub+zip"],
    of: [.data, .content])

  /// A picture.
  public static let image = UTType(known: "public.image", of: [.data, .content])

  /// A picture in PNG.
  public static let png = UTType(known: "public.png", ["png"], mime: ["image/png"], of: [.image])

  /// A picture in JPEG.
  public static let jpeg = UTType(
    known: "public.jpeg", ["jpeg", "jpg"], mime: ["image/jpeg"], of: [.image])

  /// A picture in GIF.
  public static let gif = UTType(
    known: "com.compuserve.gif", ["gif"], mime: ["image/gif"], of: [.image])

  /// A picture in TIFF.
  public static let tiff = UTType(
    known: "public.tiff", ["tiff", "tif"], mime: ["image/tiff"], of: [.image])

  /// A picture in BMP.
  public static let bmp = UTType(
    known: "com.microsoft.bmp", ["bmp"], mime: ["image/bmp"], of: [.image])

  /// A picture in WebP.
  public static let webP = UTType(
    known: "org.webmproject.webp", ["webp"], mime: ["image/webp"], of: [.image])

  /// A picture in HEIC.
  public static let heic = UTType(
    known: "public.heic", ["heic"], mime: ["image/heic"], of: [.image])

  /// A picture in SVG.
  public static let svg = UTType(
    known: "public.svg-image", ["svg"], mime: ["image/svg+xml"], of: [.image])

  /// Something to listen to or to watch.
  public static let audiovisualContent = UTType(
    known: "public.audiovisual-content", of: [.data, .content])

  /// Sound.
  public static let audio = UTType(known: "public.audio", of: [.audiovisualContent])

  /// Sound in MP3.
  public static let mp3 = UTType(known: "public.mp3", ["mp3"], mime: ["audio/mpeg"], of: [.audio])

  /// Sound in WAV.
  public static let wav = UTType(
    known: "com.microsoft.waveform-audio", ["wav"], mime: ["audio/x-wav", "audio/wav"], of: [.audio]
  )

  /// Sound in MPEG-4.
  public static let mpeg4Audio = UTType(
    known: "public.mpeg-4-audio", ["m4a"], mime: ["audio/mp4"], of: [.audio])

  /// Pictures that move, perhaps with sound.
  public static let movie = UTType(known: "public.movie", of: [.audiovisualContent])

  /// Pictures that move.
  public static let video = UTType(known: "public.video", of: [.movie])

  /// A film in MPEG-4.
  public static let mpeg4Movie = UTType(
    known: "public.mpeg-4", ["mp4"], mime: ["video/mp4"], of: [.movie])

  /// A film in QuickTime.
  public static let quickTimeMovie = UTType(
    known: "com.apple.quicktime-movie", ["mov"], mime: ["video/quicktime"], of: [.movie])

  /// Files in a file.
  public static let archive = UTType(known: "public.archive", of: [.data])

  /// Files in a ZIP file.
  public static let zip = UTType(
    known: "public.zip-archive", ["zip"], mime: ["application/zip"], of: [.archive])

  /// A file made smaller by GZIP.
  public static let gzip = UTType(
    known: "org.gnu.gnu-zip-archive", ["gz"], mime: ["application/gzip"], of: [.archive])

  /// Letters.
  public static let font = UTType(
    known: "public.font", ["ttf", "otf"], mime: ["font/ttf", "font/otf"], of: [.data])

  /// An address.
  public static let vCard = UTType(
    known: "public.vcard", ["vcf"], mime: ["text/vcard"], of: [.text])

  /// A date in a calendar.
  public static let calendarEvent = UTType(
    known: "com.apple.ical.ics", ["ics"], mime: ["text/calendar"], of: [.text])

  /// A table of facts.
  public static let database = UTType(
    known: "public.database", ["sqlite", "db"], mime: ["application/vnd.sqlite3"], of: [.data])

  /// An address of the web.
  public static let url = UTType(known: "public.url", of: [.data])

  /// The place of a file.
  public static let fileURL = UTType(known: "public.file-url", of: [.url])

  static let known: [UTType] = [
    .item, .content, .data, .directory, .folder, .text, .plainText, .utf8PlainText, .rtf, .html,
    .xml, .json, .yaml, .propertyList, .commaSeparatedText, .tabSeparatedText, .log, .sourceCode,
    .swiftSource, .cSource, .javaScript, .pythonScript, .shellScript, .pdf, .epub, .image, .png,
    .jpeg, .gif, .tiff, .bmp, .webP, .heic, .svg, .audiovisualContent, .audio, .mp3, .wav,
    .mpeg4Audio, .movie, .video, .mpeg4Movie, .quickTimeMovie, .archive, .zip, .gzip, .font, .vCard,
    .calendarEvent, .database, .url, .fileURL,
  ]
}
