Feature: The shop
  Whoever buys sees what there is, what it costs, and what became of each thing that they did.

  Rule: Products are found

    Scenario: Browsing
      Given the shop takes its time
      Then I see "Loading products"
      When it answers
      Then I see "Desk Lamp"
      And I see "€30.00"

    Scenario: Searching
      When I type "pot" into "Search products"
      Then I see "Tea Pot"
      And I do not see "Desk Lamp"
      When I type "sofa" into "Search products"
      Then I do not see "Tea Pot"
      When I clear "Search products"
      Then I see "Desk Lamp"

    Scenario: The shop cannot be reached
      Given the shop is offline
      Then I see "You are offline."
      When the shop is back
      And I tap "Retry"
      Then I see "Desk Lamp"

    Scenario: A refresh that nobody answers keeps what was there
      Then I see "Desk Lamp"
      When the shop is offline
      And I refresh
      Then I see "You are offline."
      And I see "Desk Lamp"

  Rule: Favourites are the same everywhere

    Scenario: Liking a product
      When I tap "Like Tea Pot"
      And I tap "Favourites"
      Then I see "Remove Tea Pot"
      When I tap "Remove Tea Pot"
      And I tap "Products"
      Then I see "Like Tea Pot"

    Scenario: A like that the shop does not hear of is undone
      Given the shop fails at favourite
      When I tap "Like Tea Pot"
      Then I see "Like Tea Pot"
      When I tap "Favourites"
      Then I see "It went wrong."

  Rule: A product is chosen before it is in the cart

    Scenario: Adding a product
      When I tap "Desk Lamp"
      And I select "Green" in "Colour"
      Given the shop takes its time
      When I tap "Add to Cart"
      Then I see "Adding to the cart"
      When it answers
      Then I see "1 in the cart"
      When I tap "Cart"
      Then I see "Green"

    Scenario: A product that cannot be added
      Given the shop fails at hold
      When I tap "Desk Lamp"
      And I tap "Add to Cart"
      Then I see "It went wrong."
      When the shop is back
      And I tap "Retry"
      Then I see "1 in the cart"

  Rule: A cart can be changed until it is ordered

    Background:
      Given there are 2 lamps in the cart
      And I tap "Cart"

    Scenario: Removing, and thinking better of it
      Then I see "€100.00" in "Total"
      When I delete "Desk Lamp"
      Then I see "Your cart is empty"
      When I tap "Undo"
      Then I see "€100.00" in "Total"

    Scenario: More of the same
      When I step "Quantity of Desk Lamp" up
      Then I see "€150.00" in "Total"
      When I step "Quantity of Desk Lamp" down
      Then I see "€100.00" in "Total"

    Scenario Outline: The code <code>
      When I type "<code>" into "Promotion code"
      Given the shop takes its time
      When I tap "Apply"
      Then I see "Checking the code"
      When it answers
      Then I see "<answer>"

      Examples:
        | code   | answer                       |
        | HALF   | −€50.00                      |
        | WINTER | The code WINTER has expired. |
        | OTHER  | Nobody knows the code OTHER. |

    Scenario: More of the same while a code is checked
      When I type "HALF" into "Promotion code"
      Given the shop takes its time
      When I tap "Apply"
      And I step "Quantity of Desk Lamp" up
      Then I see "€150.00" in "Total"
      When it answers
      Then I see "€75.00" in "Total"

    Scenario Outline: An order that stops at <step> goes on from there
      Given the shop fails at <step>
      When I tap "Check Out"
      And I tap "Place Order"
      Then I see "Stopped while <words>"
      When the shop is back
      And I tap "Resume"
      Then I see "Order 1000 is placed"
      And I see "The order is confirmed"
      And nothing but <step> was asked for twice

      Examples:
        | step    | words      |
        | reserve | reserving  |
        | pay     | paying     |
        | confirm | confirming |

  Rule: An account belongs to whoever knows its password

    Background:
      Given I tap "Account"

    Scenario: What cannot be right is said before it is sent
      Then "Sign In" is disabled
      And I see "Everybody's password here is “lovelace”."
      When I type "ada" into "E-mail"
      Then I see "An e-mail address has an @ in it."
      When I type "ada@example.com" into "E-mail"
      Then I see "The password is missing."
      And "Sign In" is disabled

    Scenario: A wrong password
      When I type "ada@example.com" into "E-mail"
      And I type "byron" into "Password"
      And I tap "Sign In"
      Then I see "The password is not right."

    Scenario: A new name
      When I type "ada@example.com" into "E-mail"
      And I type "lovelace" into "Password"
      And I tap "Sign In"
      Then I see "Signed in as ada@example.com"
      And "Save" is disabled
      When I type "Augusta" into "Name"
      And I tap "Save"
      Then I see "Your profile is saved."
      When I tap "Sign Out"
      Then "Sign In" is disabled

    Scenario: Thinking better of it while the shop answers
      When I type "ada@example.com" into "E-mail"
      And I type "lovelace" into "Password"
      Given the shop takes its time
      When I tap "Sign In"
      Then I see "Signing in"
      When I tap "Cancel"
      Then I do not see "Signing in"
      When it answers
      Then I do not see "Signed in as ada@example.com"
      And "Sign In" is disabled

    Scenario: Signing out while a profile is saved
      When I type "ada@example.com" into "E-mail"
      And I type "lovelace" into "Password"
      And I tap "Sign In"
      And I type "Augusta" into "Name"
      Given the shop takes its time
      When I tap "Save"
      And I tap "Sign Out"
      And it answers
      Then I do not see "Signed in as ada@example.com"
      And "Sign In" is disabled

    Scenario: A developer has the shop fail
      When I turn on "Offline"
      And I tap "Products"
      And I refresh
      Then I see "You are offline."
