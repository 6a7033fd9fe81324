import { buysAMugAsANewCustomer, buysATagAsAGuest } from "../fixtures/purchase-story";
import { test } from "../fixtures/shop-test";

test("a new customer buys a mug with a photo and pays by check", async ({
  shopper,
  studio,
  cart,
  checkout,
  account,
}) => {
  await buysAMugAsANewCustomer({ shopper, studio, cart, checkout, account });
});

test("a guest buys an engraved tag and pays by card after a declined one", async ({
  shopper,
  studio,
  cart,
  checkout,
  account,
}) => {
  await buysATagAsAGuest({ shopper, studio, cart, checkout, account });
});
