import { test } from "../fixtures/shop-test";
import { designsAnUmbrellaInTurns, designsBothSidesOfATag } from "../fixtures/tools-story";

test("both sides of a luggage tag are designed and come into the cart", async ({ shop }) => {
  await designsBothSidesOfATag(shop);
});

test("an umbrella's panels take turns once that is chosen", async ({ shop }) => {
  await designsAnUmbrellaInTurns(shop);
});
