import { test } from "../fixtures/form-test";
import { designsAnUmbrellaInTurns, designsBothSidesOfATag, engravesWhatFits } from "../fixtures/tools-story";

test("both sides of a luggage tag are designed and added to the cart", async ({ shop }) => {
  await designsBothSidesOfATag(shop);
});

test("an umbrella's panels alternate once that is chosen", async ({ shop }) => {
  await designsAnUmbrellaInTurns(shop);
});

test("engraving that is too small to read is rejected, with the text that fits", async ({
  shop,
  consoleErrors,
}) => {
  await engravesWhatFits(shop, consoleErrors);
});
