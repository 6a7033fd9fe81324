import { buysAtASpecialPrice, seesTwoOffersAtOnce } from "../fixtures/price-code-story";
import { expect, test } from "../fixtures/shop-test";

test("a link's price code applies from the first page to the order, for this shopper only", async ({
  shop,
  page,
  browser,
}) => {
  await buysAtASpecialPrice(shop, page, browser);
});

test("two offers are shown side by side, and the tool's price includes them while options change", async ({
  page,
}) => {
  await seesTwoOffersAtOnce(page);
  await page.getByRole("radio", { name: /^8 × 10 in/ }).check();
  await expect(page.getByText("$15.99").first()).toBeVisible();
  await page.getByRole("radio", { name: /^11 × 14 in/ }).check();
  await expect(page.getByText("$6.99").first()).toBeVisible();
});
