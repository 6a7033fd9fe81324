import { expectComplete } from "../fixtures/complete-page";
import { EVERY_PAGE } from "../fixtures/main";
import { ordersADimmer } from "../fixtures/neon-customer";
import { test } from "../fixtures/shop-test";

/** One URL of every kind of component that the dark palette colors: lists, products, the tool, forms, the cart. */
const PAGES = [
  "/",
  "/neon-signs",
  "/neon-name",
  "/neon-gift-certificate",
  "/create-your-own-neon-sign",
  "/catalogsearch/result?q=zzzzzz",
  "/productqa/index/view/ps/neon-name",
  "/faq",
  "/contact-us",
  "/customer-reviews",
  "/coupons-codes-and-deals",
  "/blog/which-color-for-which-wall",
  "/cookie-choices",
  "/checkout/cart",
  "/customer/register",
];

/** Made of the same components; pages that only some brands have are tested in the first brand. */
const PAGES_OF_THESE_PARTS = [
  "/neon-dimmer",
  "/neon-sign-tool-products",
  "/catalogsearch/result?q=paw",
  "/about-us",
  "/privacy-policy",
  "/write-a-review",
  "/share-your-photo",
  "/artwork_view",
  "/proof_order",
  "/blog",
  "/refer-a-friend",
  "/validate/identification",
  "/customer/login",
  "/customer/order",
  "/customer/forgot-password",
];

const ACCOUNT_PAGES = [
  "dashboard",
  "information",
  "address-book",
  "add-address",
  "my-orders",
  "view-order/{orderNumber}",
  "my-saved-design",
  "my-rewards",
  "my-rewards/rewardpoints",
  "my-rewards/loyaltylevel",
  "my-rewards/transactions",
  "my-credits",
  "refer-and-earn",
  "gift-card-balance",
  "newsletter",
  "sessions",
  "privacy",
];

for (const address of [...PAGES, ...PAGES_OF_THESE_PARTS]) {
  test(`${address} is complete and readable in the dark palette`, EVERY_PAGE, async ({ page }) => {
    await expectComplete(page, address);
  });
}

test("every account page is readable in the dark palette", EVERY_PAGE, async ({ page }) => {
  const orderNumber = await ordersADimmer(page);
  for (const path of ACCOUNT_PAGES) {
    await expectComplete(page, `/customer/account/${path.replace("{orderNumber}", orderNumber)}`);
  }
});
