/// Notes of somebody who programs, in Atom.
enum Workbench {
  static let feed = """
    <?xml version="1.0" encoding="utf-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom">
      <title>Workbench Notes</title>
      <id>urn:workbench</id>
      <updated>2026-11-25T18:00:00Z</updated>
      <author><name>Mira Holm</name></author>
      <entry>
        <title>One place for each state</title>
        <id>urn:workbench:3</id>
        <link href="http://feeds.example/workbench/states"/>
        <published>2026-11-25T18:00:00Z</published>
        <author><name>Mira Holm</name></author>
        <content type="html">&lt;p&gt;A view that asks three booleans what to show will one day
          show something that nobody has drawn. Eight answers, of which five are wrong.&lt;/p&gt;
          &lt;h2&gt;What to do&lt;/h2&gt;
          &lt;p&gt;Write the states down, each with what can be done in it:&lt;/p&gt;
          &lt;pre&gt;enum Page {
      case loading
      case failed(Failure)
      case loaded(Articles)
    }&lt;/pre&gt;
          &lt;p&gt;Now there are three, and the compiler knows them all.&lt;/p&gt;</content>
      </entry>
      <entry>
        <title>Waiting is a state, too</title>
        <id>urn:workbench:2</id>
        <link href="http://feeds.example/workbench/waiting"/>
        <published>2026-11-21T09:20:00.500Z</published>
        <author><name>Mira Holm</name></author>
        <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Somebody who waits wants to
          know <em>that</em> there is something to wait for, and then for <strong>how long</strong>.
          The first is cheap.</p></div></content>
      </entry>
      <entry>
        <title>A test that cannot fail</title>
        <id>urn:workbench:1</id>
        <link href="http://feeds.example/workbench/tests"/>
        <updated>2026-11-17T12:00:00Z</updated>
        <summary>It is worse than none, for it is believed.</summary>
      </entry>
    </feed>
    """
}
