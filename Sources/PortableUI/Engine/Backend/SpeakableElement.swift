/// An element is read aloud as what it shows says.
extension Element: Speakable {}
