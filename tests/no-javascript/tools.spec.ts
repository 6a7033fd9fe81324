import { test } from "../fixtures/form-test";
import {
  changesTheMaterial,
  designsAnUmbrellaInTurns,
  designsBothSidesOfATag,
  engravesWhatFits,
} from "../fixtures/tools-story";

test("both sides of a luggage tag are designed and added to the cart", async ({ shop }) => {
  await designsBothSidesOfATag(shop);
});

test("an umbrella's panels alternate once that is chosen", async ({ shop }) => {
  await designsAnUmbrellaInTurns(shop);
});

// @specification §2 L64
test("a print changes its material, with its photo", async ({ shop }) => {
  await changesTheMaterial(shop);
});

test("engraving that is too small to read is rejected, with the text that fits", async ({
  shop,
  consoleErrors,
}) => {
  await engravesWhatFits(shop, consoleErrors);
});
