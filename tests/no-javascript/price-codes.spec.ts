import { buysAtASpecialPrice, seesTwoOffersAtOnce } from "../fixtures/price-code-story";
import { test } from "../fixtures/shop-test";

test("a link's price code holds from the first page to the order, for nobody else", async ({
  shop,
  page,
  browser,
}) => {
  await buysAtASpecialPrice(shop, page, browser);
});

test("two offers stand beside each other", async ({ page }) => {
  await seesTwoOffersAtOnce(page);
});
