import { expectForEveryone } from "../fixtures/for-everyone";
import { test } from "../fixtures/shop-test";

/** One page of each template. */
const TEMPLATES = [
  "/",
  "/custom-pet-prints",
  "/custom-pet-photo-mug",
  "/gift-certificate",
  "/checkout/cart",
  "/customer/login",
  "/contact-us",
  "/faq",
];

for (const address of TEMPLATES) {
  test(`${address} works at 400 %, in high contrast, on paper and by keyboard`, async ({ page }) => {
    await expectForEveryone(page, address, "My Pet Canvas");
  });
}
