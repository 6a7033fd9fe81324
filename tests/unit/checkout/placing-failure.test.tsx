import { expect, test } from "vitest";
import { PlacingFailure } from "~/storefront/checkout/review/placing-failure";
import { drawnPage } from "../brand/drawn-page";

// @specification §8 L270
test("an order that cannot be placed is reported under the specified title, with the reason", () => {
  const page = drawnPage(<PlacingFailure message="The price of your cart has changed." />);
  expect(page).toMatch(/<h2[^>]*>Unable to process request<\/h2>.*The price of your cart has changed\./s);
});
