import { aBusinessOrdersAsAGuest, aCustomerChoosesAddresses } from "../fixtures/checkout-story";
import { test } from "../fixtures/form-test";

// @specification §2 L41
test("a business orders as a guest, with wrong input, going back and changing its mind", async ({
  page,
  shop,
  consoleErrors,
}) => {
  await aBusinessOrdersAsAGuest(page, shop, consoleErrors);
});

test("a customer chooses saved addresses and types others for parcel and bill", async ({ page, shop }) => {
  await aCustomerChoosesAddresses(page, shop);
});
