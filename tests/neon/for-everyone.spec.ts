import { expectForEveryone } from "../fixtures/for-everyone";
import { test } from "../fixtures/shop-test";

/** Templates whose colors differ in the dark brand. */
const TEMPLATES = [
  "/",
  "/neon-signs",
  "/neon-name",
  "/create-your-own-neon-sign",
  "/neon-gift-certificate",
  "/checkout/cart",
  "/customer/login",
];

for (const address of TEMPLATES) {
  test(`${address} works at 400 %, in high contrast, on paper and by keyboard`, async ({ page }) => {
    await expectForEveryone(page, address, "My Pet Neon");
  });
}
