import SwiftUI

#Preview("Mail") { MailView() }

#Preview("Nobody brings mail") {
  let mail = SampleMail()
  mail.isOffline = true
  return MailView(service: mail)
}
