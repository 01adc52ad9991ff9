/// What a person did with articles.
struct Marks: Codable, Equatable {
  var read: Set<Article.ID> = []
  var favourites: Set<Article.ID> = []
}
