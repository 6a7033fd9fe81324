import { asksForDeliveryBeforeBuying } from "../fixtures/delivery-story";
import { test } from "../fixtures/shop-test";

test("delivery is estimated in the cart, chosen, and lost where it cannot go", async ({
  shop,
  consoleErrors,
}) => {
  await asksForDeliveryBeforeBuying(shop, consoleErrors, { hasJavaScript: true });
});
