import Foundation
import Observation
import PortableCombine
import PortableUI
import Testing
import ViewTesting

@Observable
private final class Record {
  var name = "record"
}

/// Code as people write it, name by name: it must compile, and be shown without a complaint.
@MainActor struct SurfaceTests {
  @Test func `builders take whatever a body holds`() {
    struct Builders: View {
      enum Load {
        case loading
        case loaded([String], isFinal: Bool)
        case failed(any Error)
      }
      struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
      }
      var load = Load.loaded(["a"], isFinal: true)
      var title: String? = "Title"
      @State private var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]

      var body: some View {
        VStack {
          let count = items.count
          Text("\(count) items")
          if let title { Text(title) }
          if case .loaded(let names, _) = load, names.count == 1 { Text(names[0]) }
          switch load {
          case .loading: ProgressView()
          case .loaded(let names, let isFinal):
            ForEach(names, id: \.self) { Text($0) }
            if isFinal { Text("final") } else { EmptyView() }
          case .failed(let error): Text(String(describing: error))
          }
          if #available(macOS 14, *) { Text("new") }
          Group {
            ForEach(items) { item in Text(item.name).tag(item.id) }
            ForEach($items) { $item in TextField("Name", text: $item.name) }
            ForEach($items, id: \.name) { $item in Text(item.name) }
            ForEach(0..<2) { Text(verbatim: "\($0)").id($0) }
            ForEach(items.indices, id: \.self) { Text(verbatim: "\($0)") }
            ForEach(Array(items.enumerated()), id: \.offset) { Text($0.element.name) }
          }
          AnyView(Text("any"))
          Text("1")
          Text("2")
          Text("3")
          Text("4")
          EquatableView(content: Row(name: "row"))
          Row(name: "row").equatable()
        }
      }
    }
    #expect(Screen(Builders(), size: CGSize(width: 390, height: 2000)).texts.count > 20)
  }

  private struct Row: View, Equatable {
    let name: String
    var body: some View { Text(name) }
  }

  @Test func `modifiers of one's own take content, environment and state`() {
    struct Frame: ViewModifier {
      @Environment(\.isEnabled) private var isEnabled
      @State private var isOn = false
      var color = Color.red
      func body(content: Content) -> some View {
        content.padding(4).border(isEnabled ? color : .gray).onTapGesture { isOn.toggle() }
      }
    }
    let screen = Screen(Text("framed").modifier(Frame()).modifier(Frame(color: .blue)))
    #expect(screen.texts == ["framed"])
  }

  @Test func `state in all its forms`() {
    final class Model: ObservableObject { @Published var name = "model" }
    struct Key: EnvironmentKey { static let defaultValue = "default" }
    struct Size: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    struct Inner: View {
      @Binding var name: String
      @Binding var optional: String?
      @EnvironmentObject var model: Model
      @Environment(Record.self) var record
      @Environment(\.locale) var locale
      @Environment(\.colorScheme) private var scheme
      init(name: Binding<String>, optional: Binding<String?>) {
        _name = name
        _optional = optional
      }
      var body: some View {
        @Bindable var record = record
        VStack {
          TextField("Name", text: $name)
          TextField("Record", text: $record.name)
          TextField("Model", text: $model.name)
          if let part = Binding($optional) { TextField("Optional", text: part) }
        }
      }
    }
    struct Outer: View {
      struct Form { var name = "form" }
      @State private var form = Form()
      @State private var optional: String? = "there"
      @State private var sum = 0
      @State private var none: Int?
      @StateObject private var model = Model()
      @State private var record = Record()
      init() { _sum = State(initialValue: 3) }
      var body: some View {
        Inner(name: $form.name, optional: $optional)
          .preference(key: Size.self, value: 2)
          .onPreferenceChange(Size.self) { sum += $0 }
          .environmentObject(model).environment(record)
        Text(verbatim: "\(sum)")
        Toggle("On", isOn: Binding(get: { sum > 4 }, set: { sum = $0 ? 5 : 0 }))
        Toggle("On", isOn: .constant(true))
        Toggle(
          isOn: Binding {
            sum > 4
          } set: {
            sum = $0 ? 5 : 0
          }
        ) { Text("On") }
      }
    }
    #expect(Screen(Outer()).texts.first == "5")
  }

  @Test func `lifecycle in all its forms`() async {
    struct Live: View {
      @State private var log: [String] = []
      @State private var count = 0
      let subject = PassthroughSubject<Int, Never>()
      var body: some View {
        Text(log.joined(separator: " "))
          .onAppear { log.append("appear") }
          .onDisappear { log.append("disappear") }
          .task { count += 1 }
          .task(id: count) { log.append("task") }
          .onChange(of: count) { log.append("none") }
          .onChange(of: count) { old, new in log.append("\(old)>\(new)") }
          .onChange(of: count, initial: true) { log.append("initial") }
          .onReceive(subject) { count = $0 }
      }
    }
    let screen = Screen(Live())
    await screen.settle()
    #expect(screen.texts[0].contains("0>1"))
  }

  @Test func `layout in all its forms`() {
    struct Places: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 2) {
          HStack(alignment: .firstTextBaseline, spacing: 4) {
            Text("a").layoutPriority(1)
            Spacer(minLength: 8)
            Divider()
            Spacer()
          }
          .frame(height: 30)
          ZStack(alignment: .topLeading) {
            Text("b").frame(width: 40, height: 20, alignment: .leading).zIndex(1)
            Text("c").frame(maxWidth: .infinity, alignment: .trailing)
            Text("d").frame(minWidth: 10, idealWidth: 20, maxWidth: 30, minHeight: 10)
            Text("e").frame(alignment: .top)
          }
          .padding()
          .padding(4)
          .padding(.horizontal)
          .padding([.top, .leading], 4)
          .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
          Text("f").fixedSize().fixedSize(horizontal: true, vertical: false)
            .offset(x: 2).offset(CGSize(width: 1, height: 1))
            .alignmentGuide(.leading) { $0[.trailing] }
          Color.red.aspectRatio(2, contentMode: .fit).scaledToFit()
            .overlay(Text("g")).overlay(alignment: .bottom) { Text("h") }
            .overlay(Color.blue.opacity(0.1)).overlay(.red.opacity(0.1))
            .background(Color.green).background { Text("i") }.background(.thinMaterial)
            .background(.blue, in: Capsule()).background(in: Circle())
            .background(Circle().fill(.red), alignment: .top)
          GeometryReader { proxy in
            Text(verbatim: "\(Int(proxy.size.width))").frame(height: proxy.size.height / 2)
          }
          .ignoresSafeArea().edgesIgnoringSafeArea(.all).hidden()
        }
      }
    }
    #expect(Screen(Places()).texts.contains("g"))
  }

  @Test func `texts and controls in all their forms`() {
    struct Controls: View {
      @State private var text = ""
      @State private var isOn = true
      @State private var number = 2
      @State private var amount: Double? = 3.5
      @State private var value = 0.5
      @State private var part: CGFloat = 0.5
      @State private var color = Color.red
      var body: some View {
        VStack {
          Text("Hello, \(text)").bold()
          Text(1234.5, format: .number)
          Text(9.99, format: .currency(code: "USD")).fontWeight(.semibold)
          Text(verbatim: "verbatim").multilineTextAlignment(.center).lineLimit(2)
          Label("Label", systemImage: "star")
          Label {
            Text("Own")
          } icon: {
            Image(systemName: "star.fill").resizable().scaledToFill()
          }
          Image("none")
          Image(decorative: "none")
          Button("Button") { number += 1 }
          Button("Delete", role: .destructive) {}
          Button("Icon", systemImage: "trash") {}
          Button(action: {}) { Text("Action") }
          Button(role: .cancel) {
          } label: {
            Text("Cancel")
          }
          Group {
            TextField("Text", text: $text)
            TextField("Text", text: $text, prompt: Text("Prompt"))
            TextField("Long", text: $text, axis: .vertical).lineLimit(3)
            TextField(text: $text) { Text("Label") }
            TextField("Number", value: $number, format: .number)
            TextField("Amount", value: $amount, format: .number)
          }
          Toggle("Toggle", isOn: $isOn)
          Toggle(isOn: $isOn) { Text("Toggle") }
          Slider(value: $value)
          Slider(value: $part, in: 0...2, step: 0.5)
          Slider(value: $value, in: 0...1) {
            Text("Label")
          } onEditingChanged: {
            isOn = $0
          }
          Slider(value: $value, in: 0...1, step: 0.1, onEditingChanged: { _ in })
          Picker("Number", selection: $number) {
            ForEach(1..<4, id: \.self) { Text(verbatim: "\($0)") }
          }
          .pickerStyle(.segmented)
          Picker("Colour", selection: $color) {
            ForEach([Color.red, .blue], id: \.self) { Text($0.description) }
          }
          .pickerStyle(.menu)
          Picker(selection: $number, label: Text("Old")) { Text("one").tag(1) }
          ProgressView()
          ProgressView("Loading")
          ProgressView(value: 0.5)
          ProgressView("Loading", value: 1, total: 4.0)
          ProgressView { Text("Label") }
          ProgressView(value: 0.5) {
            Text("Label")
          } currentValueLabel: {
            Text("half")
          }
        }
        .textFieldStyle(.roundedBorder).buttonStyle(.bordered).progressViewStyle(.linear)
      }
    }
    let screen = Screen(Controls(), size: CGSize(width: 390, height: 3000))
    #expect(screen.texts.contains("$9.99"))
  }

  @Test func `looks in all their forms`() {
    struct Looks: View {
      var body: some View {
        VStack {
          Text("a").font(.largeTitle).font(.system(size: 12, weight: .bold, design: .monospaced))
            .font(.system(.body, design: .rounded)).font(.body.weight(.light).italic())
          Text("b").foregroundColor(.secondary).foregroundStyle(.tint).tint(.purple)
            .foregroundStyle(.secondary)
          Text("c").background(Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4))
            .background(Color(white: 0.5)).background(Color(hue: 0.1, saturation: 1, brightness: 1))
            .background(.regularMaterial).opacity(0.5).cornerRadius(4).clipped()
            .clipShape(RoundedRectangle(cornerRadius: 8)).clipShape(.capsule)
            .clipShape(.rect(cornerRadius: 4)).border(.red).border(Color.blue, width: 2)
          Circle().fill(.red).frame(width: 20, height: 20)
          Circle().stroke(.red, lineWidth: 2).padding(2).background(.yellow)
          Circle().stroke(lineWidth: 2).fill(.green)
          Circle().stroke(style: StrokeStyle(lineWidth: 2, dash: [2])).foregroundColor(.blue)
          Circle().fill(.yellow).stroke(.red, lineWidth: 2).strokeBorder(.blue)
          Capsule().strokeBorder(Color.red, lineWidth: 2).background(Capsule().fill(.white))
          RoundedRectangle(cornerRadius: 8, style: .continuous).fill(Color.accentColor)
          Rectangle().foregroundColor(.gray).scaleEffect(0.5).scaleEffect(x: 1, y: 2)
          Text("d").redacted(reason: .placeholder).unredacted()
          Color.primary.opacity(0.2)
        }
      }
    }
    #expect(Screen(Looks()).texts.contains("a"))
  }

  @Test func `behaviour and accessibility in all their forms`() {
    struct Behaves: View {
      @State private var text = ""
      var body: some View {
        VStack {
          Button("OK") {}.keyboardShortcut(.defaultAction).disabled(text.isEmpty)
          Button("Cancel") {}.keyboardShortcut(.cancelAction)
          Button("Save") {}.keyboardShortcut("s", modifiers: [.command, .shift])
          Button("Next") {}.keyboardShortcut(.rightArrow, modifiers: .option)
          Text("a").allowsHitTesting(false).onTapGesture {}.onTapGesture(count: 2) {}
          TextField("Field", text: $text).onSubmit { text = "" }
          Text("b").accessibilityLabel("label").accessibilityValue("value")
            .accessibilityHint("hint").accessibilityIdentifier("id").accessibilityHidden(true)
            .accessibilityLabel(Text("label"))
        }
      }
    }
    #expect(Screen(Behaves()).exists(.button("OK")))
  }

  @Test func `styles of one's own are asked for their bodies`() throws {
    struct Loud: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding().background(configuration.isPressed ? .red : .blue)
          .opacity(isEnabled ? 1 : 0.5)
      }
    }
    struct Bar: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(verbatim: "\(Int((configuration.fractionCompleted ?? 0) * 100))")
          ProgressView(configuration).tint(.red)
        }
      }
    }
    struct Previews: PreviewProvider {
      static var previews: some View { Text("preview").previewDisplayName("Preview") }
    }
    #expect(Screen(Button("Loud") {}.buttonStyle(Loud())).exists(.button("Loud")))
    let bar = Screen(ProgressView("Loading", value: 0.5).progressViewStyle(Bar()))
    #expect(bar.texts == ["Loading", "50", "Loading"])
    #expect(Screen(Previews.previews).texts == ["preview"])
  }
}
