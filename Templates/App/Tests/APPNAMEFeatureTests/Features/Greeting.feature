Feature: A greeting

  Scenario: Somebody says their name
    When I type "Ada" into "Your name"
    And I tap "Greet me"
    Then I see "Hello, Ada."

  Scenario: Somebody says nothing
    When I tap "Greet me"
    Then I see "Please say your name."
    When I type "Ada" into "Your name"
    And I tap "Greet me"
    Then I see "Hello, Ada."
    But I do not see "Please say your name."
