import { hasALedgeInTheCart } from "../fixtures/checkout-story";
import { customerWithBelongings, logsInAs } from "../fixtures/customer-with-belongings";
import { expectForEveryone } from "../fixtures/for-everyone";
import { EVERY_PAGE } from "../fixtures/main";
import { proofedOrder } from "../fixtures/proofed-order";
import { test } from "../fixtures/shop-test";

const SHOP = "My Pet Canvas";

/** One page of each template that a visitor sees without a cart. */
const TEMPLATES = [
  "/",
  "/custom-pet-prints",
  "/custom-pet-photo-mug",
  "/gift-certificate",
  "/photomug-tool",
  "/busroll-tool",
  "/photobook-tool",
  "/catalogsearch/result?q=mug",
  "/catalogsearch/result?q=zzzzzz",
  "/checkout/cart",
  "/customer/login",
  "/customer/register",
  "/customer/order",
  "/contact-us",
  "/write-a-review",
  "/customer-reviews",
  "/productqa/index/view/ps/photo-mug",
  "/share-your-photo",
  "/uploadchoice-tool",
  "/coupons-codes-and-deals",
  "/cookie-choices",
  "/faq",
  "/blog",
  "/blog/how-to-photograph-a-black-cat",
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
    await hasALedgeInTheCart(page);
    await expectForEveryone(page, "/checkout/cart", SHOP);
    await expectForEveryone(page, "/checkout", SHOP);
  },
);

test(
  "the last steps of the checkout and its end work at 400 %, in high contrast, on paper and by keyboard",
  EVERY_PAGE,
  async ({ page, checkout }) => {
    await hasALedgeInTheCart(page);
    await page.goto("/checkout");
    await checkout.givesAddress({ email: "ada@example.com" });
    await checkout.keepsFirstDelivery();
    await expectForEveryone(page, "/checkout?step=payment", SHOP);
    await checkout.choosesPayment(/Check/);
    await expectForEveryone(page, "/checkout?step=review", SHOP);
    await checkout.placesOrder();
    await checkout.isThanked();
    await expectForEveryone(page, page.url(), SHOP);
  },
);

test(
  "a proof works at 400 %, in high contrast, on paper and by keyboard",
  EVERY_PAGE,
  async ({ page, request }) => {
    const { proof } = await proofedOrder(request);
    await expectForEveryone(page, proof, SHOP);
  },
);

test(
  "the account works at 400 %, in high contrast, on paper and by keyboard",
  EVERY_PAGE,
  async ({ page, request }) => {
    const customer = await customerWithBelongings(request);
    await logsInAs(page, customer);
    const pages = ["dashboard", "information", "address-book", "my-saved-design", "my-rewards"];
    for (const path of [...pages, `view-order/${customer.orderNumber}`])
      await expectForEveryone(page, `/customer/account/${path}`, SHOP);
  },
);
