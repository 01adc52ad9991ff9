/// The text below a step, between two lines of three quotation marks or of three grave accents.
///
/// Lines stand as far to the left as the marks do. A definition takes it as a parameter, behind those of
/// its pattern:
///
///     Given("the server answers") { (answer: DocString) in api.answer = answer.text }
public struct DocString: Hashable, Sendable {
  /// The lines between the marks.
  public let text: String

  /// What kind of text it is: the word behind the first marks, `json` say.
  public let mediaType: String?

  init(text: String, mediaType: String? = nil) {
    self.text = text
    self.mediaType = mediaType
  }
}
