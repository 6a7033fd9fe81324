import { buysAReadyMadeSign, buysASignOfTheirOwn } from "../fixtures/neon-purchase-story";
import { test } from "../fixtures/shop-test";

// @specification §2 L70
test("a guest designs a sign and pays by card", async ({ shop }) => {
  await buysASignOfTheirOwn(shop);
});

test("a new customer customizes a ready-made design and pays by check", async ({ shop }) => {
  await buysAReadyMadeSign(shop);
});
