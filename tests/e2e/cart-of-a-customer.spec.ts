import { Cart } from "../fixtures/cart";
import { Checkout } from "../fixtures/checkout";
import type { Shop } from "../fixtures/shop";
import { expect, test } from "../fixtures/shop-test";
import { Shopper } from "../fixtures/shopper";

const TAG = "Engraved Pet Tag";
const BOLD_TAG = "Big Name Pet Tag";

// @specification §4 L158
test("logging in merges the guest's cart into the customer's", async ({ shopper, studio, cart, account }) => {
  await account.hasRegistered();
  await designsTag({ shopper, studio }, "Luna");
  await account.logsOut();
  await shopper.seesCartCount(0);

  await shopper.opensProduct("/big-name-pet-tag", BOLD_TAG);
  await shopper.startsOrder();
  await studio.opens(BOLD_TAG);
  await studio.types("Name", "Bo");
  await studio.addsToCart();
  await account.logsIn();
  await account.isGreeted();
  await shopper.seesCartCount(2);
  await cart.opens();
  await expect(cart.line(TAG)).toBeVisible();
  await expect(cart.line(BOLD_TAG)).toBeVisible();
  await cart.addsUp();
});

test("pressing 'Place order' in two tabs makes one order", async ({
  shopper,
  studio,
  cart,
  checkout,
  account,
}) => {
  await account.hasRegistered();
  await designsTag({ shopper, studio }, "Milo");
  await cart.proceedsToCheckout();
  await checkout.givesAddress();
  await checkout.keepsFirstDelivery();
  await checkout.choosesPayment(/Check/);
  const secondTab = await shopper.page.context().newPage();
  await secondTab.goto("/checkout?step=review");
  const tabs = [shopper.page, secondTab];
  await Promise.all(tabs.map((tab) => new Checkout(tab).placesOrder()));
  const orderPages = /\/checkout\/success|\/customer\/account\/view-order\//;
  for (const tab of tabs) await expect(tab).toHaveURL(orderPages);

  await shopper.page.goto("/customer/account/my-orders");
  await expect(shopper.page.getByRole("main").getByRole("link", { name: /Order \w+/ })).toHaveCount(1);
});

// @specification §8 L270
test("a cart changed in another tab is not ordered before its new total is shown", async ({
  shopper,
  studio,
  cart,
  checkout,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  await account.hasRegistered();
  await designsTag({ shopper, studio }, "Milo");
  await cart.proceedsToCheckout();
  await checkout.givesAddress();
  await checkout.keepsFirstDelivery();
  await checkout.choosesPayment(/Check/);
  const { page } = shopper;
  const shown = await cart.total("Grand Total");

  const secondTab = new Cart(await page.context().newPage(), true);
  await secondTab.opens();
  await secondTab.setsQuantity(TAG, 3);
  await new Shopper(secondTab.page).seesCartCount(3);
  const changed = await secondTab.total("Grand Total");
  expect(changed).toBeGreaterThan(shown);

  await checkout.placesOrder();
  await expect(page.getByRole("heading", { name: "Unable to process request" })).toBeVisible();
  await cart.isNotified("Your cart has changed. Please check the total.");
  await expect.poll(() => cart.total("Grand Total")).toBe(changed);
  await checkout.placesOrder();
  await checkout.isThanked();
  expect(await cart.total("Grand Total")).toBe(changed);
});

test("a guest who creates an account after ordering is told where to send the check, and gets no link to somebody else's order", async ({
  shopper,
  studio,
  cart,
  checkout,
  account,
}) => {
  await designsTag({ shopper, studio }, "Milo");
  await cart.proceedsToCheckout();
  await checkout.givesAddress({ email: account.email });
  await checkout.keepsFirstDelivery();
  await checkout.pays(/Check/);
  const number = await checkout.isThanked();
  const { page } = shopper;
  await expect(page.getByText(/12 Harbor Street/).first()).toContainText(number);
  await expect(page.getByRole("link", { name: "Create an account" })).toBeVisible();

  await account.registers();
  await page.goto("/checkout/success");
  await expect(page).toHaveURL(/\/customer\/order\?token=/);
  await expect(page.getByRole("heading", { level: 1, name: `Order ${number}` })).toBeVisible();
});

async function designsTag(
  { shopper, studio }: Pick<Shop, "shopper" | "studio">,
  name: string,
): Promise<void> {
  await shopper.opensProduct("/engraved-pet-tag", TAG);
  await shopper.startsOrder();
  await studio.opens(TAG);
  await studio.types("Name", name);
  await studio.types("Phone", "555 0100");
  await studio.addsToCart();
}
