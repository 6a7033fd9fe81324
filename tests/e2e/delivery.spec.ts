import { asksForDeliveryBeforeBuying } from "../fixtures/delivery-story";
import { test } from "../fixtures/shop-test";

test("shipping is estimated in the cart, selected, and lost for an address it does not reach", async ({
  shop,
  consoleErrors,
}) => {
  await asksForDeliveryBeforeBuying(shop, consoleErrors, { hasJavaScript: true });
});
