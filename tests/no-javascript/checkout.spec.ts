import { aBusinessOrdersAsAGuest, aCustomerChoosesAddresses } from "../fixtures/checkout-story";
import { test } from "../fixtures/form-test";

// @specification §2 L41
test("a business checks out as a guest, with invalid input, steps back and changes", async ({
  page,
  shop,
  consoleErrors,
}) => {
  await aBusinessOrdersAsAGuest(page, shop, consoleErrors);
});

test("a customer chooses saved addresses, and enters new ones for shipping and billing", async ({
  page,
  shop,
}) => {
  await aCustomerChoosesAddresses(page, shop);
});
