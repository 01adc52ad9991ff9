/// What a process that draws tells of one preview.
struct DrawnPreview: Codable {
  let feature: String
  let name: String
  let place: String
  /// All states of the feature, where they are known.
  let states: [StateName]?
  var pictures: [DrawnPicture] = []
}

/// A picture of a preview.
struct DrawnPicture: Codable {
  let variant: String
  /// The name of its file.
  let file: String
  /// What assistive technologies find.
  let tree: String
  /// What some people cannot use or read.
  let issues: [String]
}

/// A preview of which there is no picture.
struct BrokenPreview {
  let title: String
  let reason: String
}
