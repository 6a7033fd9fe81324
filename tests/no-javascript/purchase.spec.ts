import { buysAMugAsANewCustomer, buysATagAsAGuest } from "../fixtures/purchase-story";
import { test } from "../fixtures/shop-test";

// @specification §1 L10
test("a new customer buys a mug with a photo and pays by check", async ({ shop, consoleErrors }) => {
  await buysAMugAsANewCustomer(shop, consoleErrors);
});

// @specification §6 L208
test("a guest buys an engraved tag and pays by card after a declined one", async ({
  shop,
  consoleErrors,
}) => {
  await buysATagAsAGuest(shop, consoleErrors);
});
