import { test } from "../fixtures/form-test";
import { designsAnUmbrellaInTurns, designsBothSidesOfATag, engravesWhatFits } from "../fixtures/tools-story";

test("both sides of a luggage tag are designed and come into the cart", async ({ shop }) => {
  await designsBothSidesOfATag(shop);
});

test("an umbrella's panels take turns once that is chosen", async ({ shop }) => {
  await designsAnUmbrellaInTurns(shop);
});

test("engraving too small to read is refused with what fits", async ({ shop, consoleErrors }) => {
  await engravesWhatFits(shop, consoleErrors);
});
