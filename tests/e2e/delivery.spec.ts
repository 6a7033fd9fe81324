import { asksForDeliveryBeforeBuying } from "../fixtures/delivery-story";
import { test } from "../fixtures/shop-test";

test("delivery is estimated in the cart, chosen, and lost where it cannot go", async ({ shop, troubles }) => {
  await asksForDeliveryBeforeBuying(shop, troubles, { hasJavaScript: true });
});
