/// News of a harbour, in RSS.
enum Gazette {
  static let feed = """
    <?xml version="1.0" encoding="UTF-8"?>
    <rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <channel>
      <title>The Harbour Gazette</title>
      <link>http://feeds.example/gazette</link>
      <description>What happens between the piers</description>
      <item>
        <title>A crane goes, a market comes</title>
        <link>http://feeds.example/gazette/crane</link>
        <guid>gazette-4</guid>
        <dc:creator>Edwin Marsh</dc:creator>
        <pubDate>Wed, 25 Nov 2026 07:30:00 GMT</pubDate>
        <description><![CDATA[<p>The last crane of pier four was taken down on <b>Tuesday</b>. It had not
        moved since the spring of 2009, when a load of oranges was its last.</p>
        <p>Where it stood there will be a market, roofed, with room for <i>forty</i> stalls. Who wants
        one may <a href="http://feeds.example/gazette/stalls">write to the harbour office</a> until
        Christmas.</p>
        <blockquote>Nobody will miss the noise. Everybody will miss the shade.</blockquote>]]></description>
      </item>
      <item>
        <title>Fog until noon, all week</title>
        <link>http://feeds.example/gazette/fog</link>
        <guid>gazette-3</guid>
        <pubDate>Tue, 24 Nov 2026 06:00:00 GMT</pubDate>
        <description><![CDATA[<p>The weather office sees no wind before Sunday. Ferries go by the bell, and
        are late by a quarter of an hour each.</p>]]></description>
      </item>
      <item>
        <title>Swimmers &amp; rowers share a hut</title>
        <link>http://feeds.example/gazette/hut</link>
        <guid>gazette-2</guid>
        <dc:creator>Nora Lind</dc:creator>
        <pubDate>Sun, 22 Nov 2026 16:15:00 GMT</pubDate>
        <description><![CDATA[<p>Two clubs, one roof. What each of them brings:</p>
        <ul><li>a stove, and wood for a winter</li><li>a bench that is long enough</li>
        <li>a key for everyone</li></ul>]]></description>
      </item>
      <item>
        <title>The night ferry is repaired</title>
        <link>http://feeds.example/gazette/ferry</link>
        <guid>gazette-1</guid>
        <pubDate>Fri, 20 Nov 2026 11:00:00 GMT</pubDate>
        <description><![CDATA[<p>From Saturday on it leaves at eleven again.</p>]]></description>
      </item>
    </channel>
    </rss>
    """
}
