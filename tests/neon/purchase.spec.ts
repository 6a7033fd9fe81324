import { buysAReadyMadeSign, buysASignOfTheirOwn } from "../fixtures/neon-purchase-story";
import { test } from "../fixtures/shop-test";

// @specification §2 L70
test("a guest writes a sign and pays by card", async ({ shop }) => {
  await buysASignOfTheirOwn(shop);
});

test("a new customer makes a ready design theirs and pays by check", async ({ shop }) => {
  await buysAReadyMadeSign(shop);
});
