import { asksForDeliveryBeforeBuying } from "../fixtures/delivery-story";
import { test } from "../fixtures/form-test";

// @specification §4 L161
test("delivery is estimated in the cart, chosen, and lost where it cannot go", async ({
  shop,
  consoleErrors,
}) => {
  await asksForDeliveryBeforeBuying(shop, consoleErrors, { hasJavaScript: false });
});
