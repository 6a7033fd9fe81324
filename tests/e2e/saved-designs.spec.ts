import { comesBackToADesign, goesOnOnAnotherDevice } from "../fixtures/saved-designs-story";
import { test } from "../fixtures/shop-test";

test("a customer names, shares, copies, orders and deletes a design", async ({
  shop,
  consoleErrors,
  browser,
}) => {
  await comesBackToADesign(shop, consoleErrors, browser);
});

test("what a guest kept by logging in goes on on another device", async ({ shop, browser }) => {
  await goesOnOnAnotherDevice(shop, browser, true);
});
