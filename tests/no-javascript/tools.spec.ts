import { test } from "../fixtures/shop-test";
import { designsBothSidesOfATag } from "../fixtures/tools-story";

test("both sides of a luggage tag are designed and come into the cart", async ({ shop }) => {
  await designsBothSidesOfATag(shop);
});
