import { MAIN } from "../fixtures/main";
import { buysAMugAsANewCustomer, buysATagAsAGuest } from "../fixtures/purchase-story";
import { test } from "../fixtures/shop-test";

test("a new customer buys a mug with a photo and pays by check", MAIN, async ({ shop, consoleErrors }) => {
  await buysAMugAsANewCustomer(shop, consoleErrors);
});

test("a guest buys an engraved tag and pays by card after a declined one", async ({
  shop,
  consoleErrors,
}) => {
  await buysATagAsAGuest(shop, consoleErrors);
});
