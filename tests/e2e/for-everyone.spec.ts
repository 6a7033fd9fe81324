import { hasALedgeInTheCart } from "../fixtures/checkout-story";
import { customerWithBelongings, logsInAs } from "../fixtures/customer-with-belongings";
import { expectForEveryone } from "../fixtures/for-everyone";
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
  "/customer/register",
  "/contact-us",
  "/faq",
  "/blog/how-to-photograph-a-black-cat",
];

for (const address of TEMPLATES) {
  test(`${address} works at 400 %, in high contrast, on paper and by keyboard`, async ({ page }) => {
    await expectForEveryone(page, address, SHOP);
  });
}

test("cart and checkout work at 400 %, in high contrast, on paper and by keyboard", async ({ page }) => {
  await hasALedgeInTheCart(page);
  await expectForEveryone(page, "/checkout/cart", SHOP);
  await expectForEveryone(page, "/checkout", SHOP);
});

test("the account works at 400 %, in high contrast, on paper and by keyboard", async ({ page, request }) => {
  const customer = await customerWithBelongings(request);
  await logsInAs(page, customer);
  for (const path of ["information", `view-order/${customer.orderNumber}`])
    await expectForEveryone(page, `/customer/account/${path}`, SHOP);
});
