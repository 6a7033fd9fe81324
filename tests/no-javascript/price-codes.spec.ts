import { test } from "../fixtures/form-test";
import { buysAtASpecialPrice, seesTwoOffersAtOnce } from "../fixtures/price-code-story";

test("a link's price code applies from the first page to the order, for this shopper only", async ({
  shop,
  page,
  forms,
}) => {
  await buysAtASpecialPrice(shop, page, forms);
});

// @specification §9 L309
test("two offers stand beside each other", async ({ page }) => {
  await seesTwoOffersAtOnce(page);
});
