import StateStudio
import SwiftUI
import UserProfile

#Preview("Profile") {
  EachSample(of: UserProfileViewState.self) { state in UserProfileView(state: state) }
}

extension UserProfileViewState: Sampled {}

extension UserProfileViewState.LoaderModel: Sampled {
  static var samples: [Self] { [Self(repository: SilentRepository())] }
}

extension UserProfileViewState.LoadingErrorModel: Sampled {
  static var samples: [Self] { [Self(SampleError(), repository: SilentRepository())] }
}

extension UserProfileViewState.EditingModel: Sampled {
  static var samples: [Self] { UserData.samples.map { Self($0, repository: SilentRepository()) } }
}

extension UserProfileViewState.SavingErrorModel: Sampled {
  static var samples: [Self] {
    UserData.samples.map {
      Self(SampleError(), from: $0, to: $0, repository: SilentRepository())
    }
  }
}
