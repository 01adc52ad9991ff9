import SwiftUI
import VSM

/// A sheet that asks for the address of a feed, and shows what is there before it is followed.
struct FollowView: View {
  @ViewState private var state: FollowViewState
  @State private var address = ""
  @FocusState private var isWriting: Bool
  @Environment(\.dismiss) private var dismiss
  private let followed: (Feed.ID) -> Void

  init(library: ReaderLibrary, service: any FeedService, followed: @escaping (Feed.ID) -> Void) {
    _state = .init(wrappedValue: .writing(.init(library: library, service: service)))
    self.followed = followed
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Address", text: $address, prompt: Text(verbatim: "example.org/feed.xml"))
            .focused($isWriting)
            .onSubmit(look)
            .disabled(isLooking)
        } footer: {
          footer
        }
        if case .found(let finding) = state {
          Section {
            LabeledContent("Feed", value: finding.fetched.feed.title)
            LabeledContent("Articles", value: finding.fetched.articles.count, format: .number)
          }
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Follow a Feed")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) { confirm }
      }
    }
    .frame(minWidth: 400, minHeight: 260)
    .onAppear { isWriting = true }
    .onChange(of: address) {
      if case .found(let finding) = state { $state.observe(finding.discard()) }
    }
    .onReceive($state.didSetPublisher) { state in
      guard case .followed(let feed) = state else { return }
      followed(feed)
      dismiss()
    }
  }

  @ViewBuilder
  private var footer: some View {
    switch state {
    case .writing(let writing):
      if let problem = writing.problem {
        Label {
          problem.words
        } icon: {
          Image(systemName: "exclamationmark.triangle")
        }
        .foregroundStyle(.red)
      } else {
        Text("The address of a feed, or of a page that has one.")
      }
    case .looking: ProgressView("Looking")
    case .found, .followed: Text("Articles of this feed will be kept here.")
    }
  }

  @ViewBuilder
  private var confirm: some View {
    if case .found(let finding) = state {
      Button("Follow") { $state.observe(finding.follow()) }
    } else {
      Button("Look Up", action: look).disabled(isLooking)
    }
  }

  private var isLooking: Bool { if case .looking = state { true } else { false } }

  private func look() {
    if case .writing(let writing) = state { $state.observe(writing.look(at: address)) }
  }
}

extension FollowViewState.Problem {
  fileprivate var words: Text {
    switch self {
    case .nothingWritten: Text("Write the address of a feed.")
    case .noAddress: Text("This is no address of the web.")
    case .knownAlready(let title): Text("You follow “\(title)” already.")
    case .failed(let error): error.words
    }
  }
}

extension FeedError {
  /// What a person reads.
  var words: Text {
    switch self {
    case .unreachable: Text("The server cannot be reached.")
    case .refused(404): Text("There is nothing at this address.")
    case .refused(let status): Text("The server refuses, with status \(status).")
    case .notAFeed: Text("There is no feed at this address.")
    case .broken(let line): Text("The feed is broken in line \(line).")
    }
  }
}
