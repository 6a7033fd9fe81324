import { comesBackToADesign, goesOnOnAnotherDevice } from "../fixtures/saved-designs-story";
import { test } from "../fixtures/shop-test";

test("a customer names, shares, copies, orders and deletes a design", async ({
  shop,
  consoleErrors,
  browser,
}) => {
  await comesBackToADesign(shop, consoleErrors, browser, true);
});

test("what a guest saved by signing in is available on another device", async ({ shop, browser }) => {
  await goesOnOnAnotherDevice(shop, browser, true);
});
