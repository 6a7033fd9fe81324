import { buysALedge, paysAsAGuest } from "../fixtures/plain-purchase-story";
import { expect, test } from "../fixtures/shop-test";
import { magentoOf } from "../fixtures/test-shops";
import { visitedShop } from "../fixtures/visiting-test";

/** A shop whose provider is an Adobe Commerce, in Chromium with scripts. */

test("a guest buys, from the home page to the success page, and finds the order", async ({
  page,
  shop,
  consoleErrors,
}) => {
  await shop.shopper.opensHome();
  await buysALedge(page, shop.cart, consoleErrors);
  const main = page.getByRole("main");
  await expect(main.getByText("Use a gift card")).toBeVisible();
  for (const missing of ["Save for later", "Add a comment"])
    await expect(main.getByText(missing), missing).toHaveCount(0);
  await paysAsAGuest(page, shop, magentoOf(visitedShop()));
});
