/// Names of symbols that apps use, by how often they do: what is counted is what a person would miss.
enum CommonSymbols {
  /// A name, and how much it counts.
  static let all: [(name: String, weight: Int)] =
    [(always, 10), (often, 4), (sometimes, 1)].flatMap { names, weight in
      names.split(whereSeparator: \.isWhitespace).map { (String($0), weight) }
    }

  private static let always = """
    plus xmark checkmark chevron.right chevron.left chevron.down chevron.up ellipsis trash gear gearshape
    gearshape.fill star star.fill heart heart.fill person person.fill person.circle person.crop.circle
    person.crop.circle.fill house house.fill magnifyingglass square.and.arrow.up square.and.pencil
    pencil plus.circle plus.circle.fill minus.circle minus.circle.fill xmark.circle xmark.circle.fill
    checkmark.circle checkmark.circle.fill info.circle info.circle.fill exclamationmark.triangle
    exclamationmark.triangle.fill exclamationmark.circle questionmark.circle bell bell.fill calendar clock
    clock.fill folder folder.fill doc doc.text doc.on.doc photo camera camera.fill play play.fill pause
    pause.fill stop.fill arrow.clockwise arrow.right arrow.left arrow.up arrow.down link globe list.bullet
    ellipsis.circle lock lock.fill bolt bolt.fill tag envelope phone cart bookmark flag map location
    location.fill wifi eye eye.slash slider.horizontal.3 circle circle.fill square moon sun.max
    """

  private static let often = """
    server.rack safari paintpalette arrow.2.squarepath shippingbox infinity text.bubble arrow.forward
    sparkles gobackward externaldrive number cpu person.2 person.2.fill person.3 person.3.fill
    person.badge.plus person.crop.circle.badge.plus bubble.left bubble.left.fill bubble.right message
    message.fill paperplane paperplane.fill tray tray.full tray.and.arrow.down archivebox mic mic.fill
    mic.slash speaker.wave.2 speaker.wave.2.fill speaker.slash speaker.wave.3 music.note headphones video
    video.fill film photo.on.rectangle qrcode barcode creditcard creditcard.fill bag gift
    gift.fill book book.fill books.vertical bookmark.fill tag.fill flag.fill flame flame.fill drop drop.fill
    leaf leaf.fill lightbulb lightbulb.fill wand.and.stars paintbrush paintbrush.fill hammer hammer.fill
    wrench wrench.and.screwdriver terminal terminal.fill curlybraces
    chevron.left.forwardslash.chevron.right cloud cloud.fill icloud icloud.fill cloud.rain snowflake wind
    moon.fill moon.stars sun.max.fill sunrise sunset thermometer umbrella airplane car car.fill bus tram
    bicycle figure.walk figure.run map.fill mappin mappin.and.ellipse mappin.circle.fill network key
    key.fill lock.open lock.shield shield shield.fill checkmark.shield checkmark.seal checkmark.seal.fill
    hand.raised hand.thumbsup hand.thumbsup.fill hand.thumbsdown hand.tap face.smiling eye.fill
    chart.bar chart.bar.fill chart.pie chart.pie.fill chart.line.uptrend.xyaxis gauge speedometer timer
    stopwatch hourglass alarm alarm.fill clock.arrow.circlepath arrow.counterclockwise arrow.triangle.2.circlepath
    arrow.2.circlepath arrow.up.arrow.down arrow.left.arrow.right arrow.up.right arrow.up.right.square
    arrow.uturn.backward arrow.uturn.left arrow.uturn.forward arrow.turn.up.left arrow.down.circle
    arrow.down.circle.fill arrow.up.circle arrow.up.circle.fill arrow.right.circle arrow.right.circle.fill
    arrow.left.circle arrow.backward arrow.down.to.line arrow.up.to.line arrow.down.doc
    arrowshape.turn.up.left arrowshape.turn.up.right arrowtriangle.down.fill arrowtriangle.right.fill
    square.and.arrow.down square.grid.2x2 square.grid.2x2.fill square.grid.3x3 square.stack
    square.stack.3d.up rectangle.stack rectangle.stack.fill rectangle.portrait.and.arrow.right
    rectangle.on.rectangle sidebar.left sidebar.right sidebar.leading macwindow display desktopcomputer
    laptopcomputer iphone ipad applewatch tv keyboard printer printer.fill scanner gamecontroller
    gamecontroller.fill trophy crown crown.fill medal ticket graduationcap briefcase briefcase.fill
    building.2 building.columns house.circle stethoscope cross.case pills bed.double fork.knife
    cup.and.saucer pawprint list.dash list.number list.bullet.rectangle list.bullet.indent
    line.3.horizontal line.3.horizontal.decrease line.3.horizontal.decrease.circle
    line.horizontal.3 text.alignleft text.aligncenter text.justify textformat textformat.size bold italic
    underline strikethrough quote.bubble quote.opening paperclip pin pin.fill pin.slash scissors
    doc.text.fill doc.fill doc.badge.plus doc.on.clipboard doc.plaintext doc.richtext doc.text.magnifyingglass
    newspaper note.text folder.badge.plus folder.fill.badge.plus trash.fill trash.circle minus
    plus.square plus.square.fill xmark.square checkmark.square checkmark.square.fill square.fill
    square.dashed circle.dashed circle.lefthalf.filled largecircle.fill.circle smallcircle.filled.circle
    circle.grid.2x2 ellipsis.circle.fill ellipsis.bubble questionmark questionmark.circle.fill
    exclamationmark exclamationmark.circle.fill exclamationmark.bubble exclamationmark.octagon
    xmark.octagon xmark.octagon.fill nosign slash.circle power repeat repeat.1 shuffle backward.fill
    forward.fill backward.end.fill forward.end.fill gobackward.15 goforward goforward.15 goforward.30
    play.circle play.circle.fill pause.circle pause.circle.fill stop stop.circle stop.circle.fill
    record.circle waveform waveform.path.ecg antenna.radiowaves.left.and.right
    dot.radiowaves.left.and.right wifi.slash wifi.exclamationmark bolt.slash battery.100 faceid touchid
    at phone.fill envelope.fill envelope.open envelope.badge heart.slash heart.circle heart.circle.fill
    star.circle star.slash star.leadinghalf.filled puzzlepiece puzzlepiece.extension cube cube.box
    eyedropper slider.vertical.3 tablecells chevron.up.chevron.down chevron.forward chevron.backward
    chevron.right.circle chevron.down.circle chevron.left.circle plus.magnifyingglass
    minus.magnifyingglass accessibility ant ladybug hare tortoise globe.americas translate
    dollarsign.circle dollarsign.circle.fill eurosign.circle percent banknote function sum
    equal.circle multiply divide person.text.rectangle person.crop.square person.crop.rectangle
    person.badge.key person.fill.questionmark person.circle.fill bell.badge bell.slash
    """

  private static let sometimes = """
    backpack figure.stand hand.point.up hand.wave hand.draw cursorarrow computermouse command option shift
    escape return delete.left capslock lasso scribble signature highlighter pencil.tip pencil.circle
    pencil.slash eraser ruler level camera.filters camera.macro camera.viewfinder viewfinder livephoto
    photo.stack rectangle rectangle.portrait rectangle.split.2x1 rectangle.split.3x1 rectangle.grid.1x2
    rectangle.3.group rectangle.dashed capsule diamond hexagon pentagon octagon triangle seal
    asterisk target scope dial.low metronome pianokeys guitars tuningfork music.mic music.note.list
    hifispeaker homepod airpods earbuds radio tv.and.mediabox play.tv play.rectangle captions.bubble
    theatermasks ticket.fill popcorn birthday.cake takeoutbag.and.cup.and.straw carrot fish tree
    mountain.2 beach.umbrella tent sailboat ferry fuelpump ev.charger parkingsign road.lanes signpost.right
    mosque sportscourt soccerball basketball dumbbell figure.yoga lungs brain brain.head.profile ear
    mouth nose eyes mustache comb eyeglasses sunglasses tshirt shoe handbag suitcase cart.badge.plus
    storefront basket scalemass bitcoinsign.circle yensign.circle sterlingsign.circle chart.xyaxis.line
    chart.dots.scatter tablecells.badge.ellipsis testtube.2 atom flask microscope fossil.shell
    externaldrive.badge.plus internaldrive opticaldisc sdcard simcard memorychip cable.connector
    personalhotspot bolt.horizontal bolt.batteryblock lightswitch.on lamp.desk fan sofa washer
    door.left.hand.open window.casement stairs shower sink lightspectrum.horizontal
    lock.rotation lock.doc lock.icloud xmark.bin xmark.shield exclamationmark.shield person.wave.2
    person.crop.circle.badge.checkmark person.crop.circle.badge.xmark folder.badge.gearshape
    doc.badge.gearshape doc.zipper calendar.badge.plus calendar.badge.clock clock.badge.checkmark
    text.badge.plus text.badge.checkmark text.book.closed text.magnifyingglass text.viewfinder
    text.cursor character.book.closed character.cursor.ibeam abc textformat.abc increase.indent
    decrease.indent checklist list.clipboard list.triangle list.star square.text.square
    arrow.triangle.branch arrow.triangle.merge arrow.triangle.swap arrow.up.and.down
    arrow.left.and.right arrow.down.right.and.arrow.up.left arrow.up.left.and.arrow.down.right
    arrow.up.backward.and.arrow.down.forward arrow.turn.down.right arrow.clockwise.circle
    arrow.counterclockwise.circle arrow.down.app arrow.up.doc pip shareplay airplayvideo airplayaudio
    macwindow.badge.plus menubar.rectangle dock.rectangle app app.badge app.gift switch.2
    moonphase.first.quarter sun.min sun.haze cloud.sun cloud.fog cloud.bolt cloud.snow tornado hurricane
    humidity sparkle wand.and.rays party.popper balloon teddybear dice suit.heart die.face.5
    """
}
