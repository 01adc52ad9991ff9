/// Letters from a kitchen: a page, and its feed in RSS.
enum Kitchen {
  static let page = """
    <!doctype html>
    <html lang="en"><head><title>Kitchen Letters</title>
    <link rel="alternate" type="application/rss+xml" title="Letters" href="/kitchen.xml"></head>
    <body><p>Letters from a kitchen, one a week.</p></body></html>
    """

  static let feed = """
    <?xml version="1.0" encoding="UTF-8"?>
    <rss version="2.0"><channel>
      <title>Kitchen Letters</title>
      <item>
        <title>Soup for a day without shopping</title>
        <link>http://feeds.example/kitchen/soup</link>
        <guid>kitchen-3</guid>
        <pubDate>Mon, 23 Nov 2026 10:00:00 +0100</pubDate>
        <description>&lt;p&gt;An onion, the heel of a cheese, bread of the day before. More than that
          nobody needs on a Monday.&lt;/p&gt;&lt;p&gt;Brown the onion for longer than you think.&lt;/p&gt;
          </description>
      </item>
      <item>
        <title>Why the bread was flat</title>
        <link>http://feeds.example/kitchen/bread</link>
        <guid>kitchen-2</guid>
        <pubDate>Mon, 16 Nov 2026 10:00:00 +0100</pubDate>
        <description>&lt;p&gt;It was the salt. I had put it in twice.&lt;/p&gt;</description>
      </item>
      <item>
        <title>Pears, and what to do with thirty of them</title>
        <link>http://feeds.example/kitchen/pears</link>
        <guid>kitchen-1</guid>
        <pubDate>Mon, 09 Nov 2026 10:00:00 +0100</pubDate>
        <description>&lt;p&gt;Poach ten, dry ten, give ten away.&lt;/p&gt;</description>
      </item>
    </channel></rss>
    """
}
