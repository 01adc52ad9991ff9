/// The words of sample letters.
enum SampleLetters {
  /// People who write to one account, and what they write of.
  struct Circle {
    let account: String
    let host: String
    let people: [String]
    let topics: [String]

    func person(_ number: Int) -> Person {
      let name = people[number % people.count]
      let first = name.split(separator: " ").first.map { $0.lowercased() } ?? name
      return Person(name: name, address: "\(first)@\(host)")
    }

    func subject(_ number: Int) -> String {
      let topic = topics[number % topics.count]
      return number < topics.count ? topic : "\(topic): what is left to do"
    }
  }

  static let circles = [
    Circle(
      account: "Work", host: "harbour.example",
      people: ["Grace Murray", "Edwin Brandt", "Mary Somers", "Luis Ortega", "Hedy Lamont"],
      topics: [
        "Minutes of Monday's meeting", "The crane on pier four", "Timetable for the summer",
        "Invoice 2041", "A visit from the city", "New lamps for the quay", "Holiday plans",
        "Training on the simulator", "Parking behind hall two", "The annual report",
        "A desk by the window", "Who has the key of the store?",
      ]),
    Circle(
      account: "Home", host: "garden.example",
      people: ["Byron King", "Annabella King", "Charles Bell", "Jane Fairfax"],
      topics: [
        "Dinner on Sunday", "Pictures of the garden", "The piano needs tuning",
        "Train to the coast", "Your parcel is on its way", "Apples, too many of them",
        "A birthday", "Recipe for the soup", "The cat is back", "Water for the plants",
        "Theatre tickets", "The old bicycle",
      ]),
    Circle(
      account: "Chess Club", host: "knights.example",
      people: ["Vera Menchik", "Paul Keller", "Judit Nagy", "Akiba Stern", "Sonja Graf"],
      topics: [
        "Results of the spring cup", "Pairings for Thursday", "An ending worth a look",
        "Clocks that lose time", "Juniors' afternoon", "The match against the mill",
        "A book for the library", "Membership for next year", "Blindfold evening",
        "The hall is closed in June", "A new opening", "Photographs of the final",
      ]),
  ]

  private static let openings = [
    "I hope this finds you well.", "Thank you for the quick answer.", "A short word on this.",
    "You asked, so here it is.", "I looked into it this morning.",
  ]
  private static let middles = [
    "Most of it is settled, and the rest can wait until the end of the week.",
    "There are two ways to do it, and I like the second one better.",
    "Nobody has objected so far, so I suggest that we go ahead.",
    "It took longer than we thought, but the result is worth it.",
    "Could you have a look at the list and say what is missing?",
    "I have asked the others too; only one has answered yet.",
    "The price is the same as last year, which surprised all of us.",
  ]
  private static let endings = [
    "Tell me what you think.", "Let us talk about it on Thursday.", "No hurry with this.",
    "See you soon.",
  ]

  /// A letter, the same for each number.
  static func body(_ number: Int, to recipient: Person, from sender: Person) -> String {
    func word(_ words: [String], _ step: Int, plus more: Int = 0) -> String {
      words[((number + 1) * step + more) % words.count]
    }
    func first(_ person: Person) -> String { String(person.name.prefix { $0 != " " }) }
    return """
      Dear \(first(recipient)),

      \(word(openings, 3)) \(word(middles, 2)) \(word(middles, 2, plus: 3))

      \(word(endings, 7))

      \(first(sender))
      """
  }
}
