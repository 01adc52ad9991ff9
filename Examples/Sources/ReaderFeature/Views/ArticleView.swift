import SwiftUI

/// What is written in an article.
struct ArticleView: View {
  let article: Article
  @ObservedObject var library: ReaderLibrary
  private let settings = ReaderSettings()

  init(article: Article, library: ReaderLibrary) {
    self.article = article
    self.library = library
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        VStack(alignment: .leading, spacing: 4) {
          Text(article.title)
            .font(.system(size: settings.textSize * 1.6, weight: .bold, design: design))
            .accessibilityAddTraits(.isHeader)
          byline.font(.callout).foregroundStyle(.secondary)
        }
        ForEach(ArticleText(article.markup, at: article.link ?? article.feed).paragraphs) {
          paragraph in
          ParagraphView(paragraph: paragraph, size: settings.textSize, design: design)
        }
        if let link = article.link {
          Link("Read on the Web", destination: link)
        }
      }
      .frame(maxWidth: 640, alignment: .leading)
      .padding()
      .frame(maxWidth: .infinity)
    }
    .textSelection(.enabled)
    .navigationTitle(article.title)
    .toolbar {
      FavouriteButton(article: article, library: library)
      ReadButton(article: article, library: library)
      if let link = article.link { ShareLink(item: link) }
    }
    .id(article.id)
  }

  private var design: Font.Design { settings.typeface.design }

  private var byline: Text {
    let date = Text(article.date, format: .dateTime.day().month(.wide).year())
    let source = library.feed(article.feed)?.title ?? ""
    if let author = article.author { return Text("\(author) in \(source), \(date)") }
    return Text("\(source), \(date)")
  }
}

/// A paragraph, as what it is.
private struct ParagraphView: View {
  let paragraph: ArticleText.Paragraph
  let size: Double
  let design: Font.Design

  var body: some View {
    switch paragraph.kind {
    case .plain: text
    case .heading:
      Text(paragraph.text)
        .font(.system(size: size * 1.2, weight: .semibold, design: design))
        .accessibilityAddTraits(.isHeader)
    case .quote:
      text.italic().padding(.leading, 14)
        .overlay(alignment: .leading) { Rectangle().fill(.tint).frame(width: 3) }
    case .item:
      HStack(alignment: .firstTextBaseline) {
        Text(verbatim: "•").accessibilityHidden(true)
        text
      }
    case .code:
      Text(paragraph.text).font(.system(size: size * 0.9, design: .monospaced))
        .padding(10)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.quaternary, in: .rect(cornerRadius: 6))
    }
  }

  private var text: some View {
    Text(paragraph.text).font(.system(size: size, design: design)).lineSpacing(size * 0.25)
  }
}
