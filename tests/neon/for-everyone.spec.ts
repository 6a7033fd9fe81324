import { expectForEveryone } from "../fixtures/for-everyone";
import { EVERY_PAGE } from "../fixtures/main";
import { ordersADimmer } from "../fixtures/neon-customer";
import { test } from "../fixtures/shop-test";
import { arrives } from "../fixtures/visit";

const SHOP = "My Pet Neon";

/** Templates whose colors differ in the dark brand. */
const TEMPLATES = [
  "/",
  "/neon-signs",
  "/neon-name",
  "/create-your-own-neon-sign",
  "/neon-gift-certificate",
  "/checkout/cart",
  "/customer/login",
  "/contact-us",
  "/write-a-review",
  "/customer-reviews",
  "/faq",
  "/blog/which-color-for-which-wall",
  "/cookie-choices",
];

for (const address of TEMPLATES) {
  test(
    `${address} works at 400 %, in high contrast, on paper and by keyboard`,
    EVERY_PAGE,
    async ({ page }) => {
      await expectForEveryone(page, address, SHOP);
    },
  );
}

test(
  "cart and checkout work at 400 %, in high contrast, on paper and by keyboard",
  EVERY_PAGE,
  async ({ page }) => {
    await page.goto("/neon-dimmer");
    await page.getByRole("main").getByRole("button", { name: "Add to cart" }).click();
    await arrives(page, /^Your cart/);
    await expectForEveryone(page, "/checkout/cart", SHOP);
    await expectForEveryone(page, "/checkout", SHOP);
  },
);

test(
  "the account works at 400 %, in high contrast, on paper and by keyboard",
  EVERY_PAGE,
  async ({ page }) => {
    const orderNumber = await ordersADimmer(page);
    for (const path of ["information", `view-order/${orderNumber}`])
      await expectForEveryone(page, `/customer/account/${path}`, SHOP);
  },
);
