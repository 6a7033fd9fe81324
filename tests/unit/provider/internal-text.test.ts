import { describe, expect, it } from "vitest";
import { isInternal } from "~/provider/internal-text";

describe("messages of a host", () => {
  it.each([
    "Internal server error",
    'Syntax Error: Expected Name, found "}".',
    'Cannot query field "design" on type "Query".',
    'Variable "$input" got invalid value "x" at "input.quantity".',
    "Float cannot represent non numeric value: x",
    "SQLSTATE[HY000]: General error: 1205 Lock wait timeout exceeded",
    "SELECT token FROM customers WHERE id = 7",
    'relation "carts" does not exist',
    "UNIQUE constraint failed: customers.email",
    "connect ECONNREFUSED 10.0.0.7:5432",
    "PHP Fatal error:  Allowed memory size of 1 bytes exhausted",
    "Notice: Undefined index: sku",
    "#0 Item.php(12): load()",
    "TypeError: Cannot read properties of undefined (reading 'id')",
    "Magento\\Framework\\Exception\\LocalizedException",
    "failed to open /var/www/html/app/etc/env.php",
    "Error\n    at place (/app/engine/place.js:3:14)",
  ])("for its operators: %s", (words) => expect(isInternal(words)).toBe(true));

  it.each([
    "The coupon isn't valid. Verify the code and try again.",
    "Select a size from the list.",
    "The requested qty is not available",
    "Please update your address from My Account -> Address Book.",
    "We deliver 24/7 and/or by express.",
    "ZIP code 78701 is in Texas, not in California.",
    "A customer with the same email address already exists in an associated website.",
    "This photo is larger than 60 MB. Please choose a smaller one.",
    "Visit https://shop.example/help/photos for help.",
    "The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.",
    "There is an error: the date has passed.",
  ])("for shoppers: %s", (words) => expect(isInternal(words)).toBe(false));
});
