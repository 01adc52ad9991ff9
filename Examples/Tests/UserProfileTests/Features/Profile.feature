Feature: My profile
  Whoever is logged in can look at their profile and change the name in it. A bad connection
  costs them time, but nothing that they have typed.

  Background:
    Given I am logged in as "Blob"

  Rule: A profile is loaded before it is edited

    Scenario: Opening the profile
      When I tap "Edit Profile"
      Then I see "Loading"
      But I do not see "Save"
      When 2 seconds pass
      Then I see "Blob" in "Username"
      And "Save" is enabled
      But I do not see "Loading"

    Scenario: Opening the profile without a connection
      Given there is no connection
      When I tap "Edit Profile"
      Then I see "Loading"
      And I am told that there is no connection
      But I do not see "Username"

      When I tap "Retry"
      Then I see "Loading"
      And I am told that there is no connection

      When the connection is back
      And I tap "Retry"
      Then I see "Loading"
      When 2 seconds pass
      Then I see "Blob" in "Username"

  Rule: A name is saved, or it can be saved again

    Background:
      Given I tap "Edit Profile"
      And 2 seconds pass

    Scenario Outline: Changing the name to <name>
      When I change my name to "<name>"
      And I tap "Save"
      Then I see "Saving"
      And I cannot save
      But I am still called "Blob"
      When 2 seconds pass
      Then I see "<name>" in "Username"
      And I am called "<name>"
      But I do not see "Saving"

      Examples:
        | name     |
        | Blob Jr. |
        | Blob Sr. |

    Scenario: Saving without a connection
      When I change my name to "Blob Jr."
      And there is no connection
      And I tap "Save"
      Then I see "Saving"
      And I am told that there is no connection
      And I see "Blob Jr."
      But I am still called "Blob"

      When the connection is back
      And I tap "Retry"
      Then I see "Saving"
      When 2 seconds pass
      Then I see "Blob Jr." in "Username"
      And I am called "Blob Jr."

    Scenario: Giving up what cannot be saved
      Given there is no connection
      When I change my name to "Blob Jr."
      And I tap "Save"
      And I tap "Cancel"
      Then I see "Blob" in "Username"
      And I am still called "Blob"

      When the connection is back
      And I change my name to "Blob Sr."
      And I tap "Save"
      And 2 seconds pass
      Then I see "Blob Sr." in "Username"
      And I am called "Blob Sr."
