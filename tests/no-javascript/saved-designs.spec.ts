import { test } from "../fixtures/form-test";
import { comesBackToADesign, goesOnOnAnotherDevice } from "../fixtures/saved-designs-story";

// @specification §2 L55
test("a customer names, shares, copies, orders and deletes a design", async ({
  shop,
  consoleErrors,
  forms,
}) => {
  await comesBackToADesign(shop, consoleErrors, forms, false);
});

test("what a guest saved by signing in is available on another device", async ({ shop, forms }) => {
  await goesOnOnAnotherDevice(shop, forms, false);
});
