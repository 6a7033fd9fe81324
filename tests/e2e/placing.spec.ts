import type { BrowserContext } from "@playwright/test";
import { expectAccessible } from "../fixtures/accessibility";
import { hasALedgeInTheCart } from "../fixtures/checkout-story";
import { MAIN } from "../fixtures/main";
import type { Shop } from "../fixtures/shop";
import { expect, test } from "../fixtures/shop-test";

const TAG = "Engraved Pet Tag";

async function readyToPlace({ shopper, studio, cart, checkout }: Shop, payment: RegExp): Promise<void> {
  await shopper.opensProduct("/engraved-pet-tag", TAG);
  await shopper.startsOrder();
  await studio.opens(TAG);
  await studio.types("Name", "Milo");
  await studio.types("Phone", "555 0100");
  await studio.addsToCart();
  await cart.proceedsToCheckout();
  await checkout.givesAddress({ email: `guest.${Date.now()}@example.com` });
  await checkout.keepsFirstDelivery();
  await checkout.choosesPayment(payment);
}

/** The shop performs the form's action, but the browser does not receive the response. */
async function losesTheNextResponse(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies();
  let isLost = false;
  await context.route(/\/checkout\?step=review/, async (route) => {
    if (isLost || route.request().method() !== "POST") return route.fallback();
    isLost = true;
    await route.fetch({ maxRedirects: 0 });
    await context.clearCookies();
    await context.addCookies(cookies);
    return route.abort("aborted");
  });
}

test("an order whose response was lost is found again, and never placed twice", MAIN, async ({ shop }) => {
  await readyToPlace(shop, /Check/);
  const { page } = shop.shopper;
  const before = await page.context().cookies();
  await losesTheNextResponse(page.context());
  const lost = page.waitForEvent("requestfailed", (request) => request.method() === "POST");
  await shop.checkout.placesOrder();
  await lost;
  await page.goto("/checkout");
  const number = await shop.checkout.isThanked();

  await page.context().clearCookies();
  await page.context().addCookies(before);
  await page.goto("/checkout?step=review");
  expect(await shop.checkout.isThanked()).toBe(number);
});

// @specification §2 L41
// @specification §3 L113
test("the success page is shown once, and the purchase is reported to analytics once", async ({ shop }) => {
  await readyToPlace(shop, /Card/);
  const { page } = shop.shopper;
  await page.context().addInitScript(() => Object.assign(window, { dataLayer: [] }));
  await shop.checkout.placesOrder();
  await expect(page.getByRole("heading", { level: 1, name: "Pay for your order" })).toBeVisible();

  await shop.cart.opens();
  await expect(page.getByText(/^Payment pending for order MPC\d+\./)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Pay or edit it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Payment not completed" })).toBeVisible();
  await page.goto("/checkout/success");
  await expect(page.getByRole("heading", { level: 1, name: "One step left" })).toBeVisible();
  expect(await purchaseEvents()).toEqual([]);
  await page.getByRole("button", { name: "Pay now" }).click();
  await shop.checkout.entersCard("4242 4242 4242 4242");
  const number = await shop.checkout.isThanked();
  await expect(page.getByText("It should arrive by")).toBeVisible();
  await expect(page.getByRole("region", { name: "Your order" })).toContainText("$12.99");
  await expect.poll(purchaseEvents).toMatchObject([{ transaction_id: number, currency: "USD" }]);

  await page.reload();
  await expect(page).toHaveURL(/\/customer\/order\?token=/);
  await expect(page.getByRole("heading", { level: 1, name: `Order ${number}` })).toBeVisible();
  expect(await purchaseEvents()).toEqual([]);
  await shop.cart.opens();
  await expect(page.getByText("Payment pending")).toHaveCount(0);

  function purchaseEvents() {
    return page.evaluate(() => {
      const { dataLayer } = window as Window & { dataLayer?: { event?: string }[] };
      return (dataLayer ?? []).filter(({ event }) => event === "Purchase");
    });
  }
});

test("canceling at the payment page restores the cart, together with items added since", async ({ shop }) => {
  await readyToPlace(shop, /Card/);
  const { page } = shop.shopper;
  await shop.checkout.placesOrder();
  await expect(page.getByRole("heading", { level: 1, name: "Pay for your order" })).toBeVisible();
  await hasALedgeInTheCart(page);
  await page.getByRole("link", { name: "Pay or edit it" }).click();
  await page.getByRole("button", { name: "Edit my order" }).click();
  await expect(shop.cart.line(TAG)).toBeVisible();
  await expect(shop.cart.line("Oak Picture Ledge")).toBeVisible();
  await shop.shopper.seesCartCount(2);
});
