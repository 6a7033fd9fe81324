import { mailTo } from "../fixtures/mailbox";
import { expect, test } from "../fixtures/shop-test";

const KIT = "Wall Hanging Kit";
const DIMMER = "Neon Dimmer";

test("a dimmer is free from $150, is removed below it, can be declined, and costs nothing in the order", async ({
  shop,
}) => {
  const { shopper, cart, checkout } = shop;
  const { page } = shopper;
  const hint = page
    .getByRole("main")
    .getByText(/free gift[:,].*Neon Dimmer\.$/)
    .last();
  await shopper.opensProduct("/neon-wall-hanging-kit", KIT);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(cart.line(KIT)).toBeVisible();

  await cart.setsQuantity(KIT, 16);
  await expect(hint).toHaveText("$6.16 away from a free gift: Neon Dimmer.");
  await expect(cart.line(DIMMER)).toHaveCount(0);

  await cart.setsQuantity(KIT, 17);
  await expect(cart.line(DIMMER)).toContainText("Free gift: added because your cart reached $150.00.");
  await expect(cart.line(DIMMER)).toContainText("$0.00");
  await expect(cart.line(DIMMER).getByRole("spinbutton")).toHaveCount(0);
  await cart.isNotified("Your free gift is in your cart: Neon Dimmer.");
  await shopper.seesCartCount(17);
  expect(await cart.total("Grand Total")).toBe(17 * 899);

  await cart.removes(DIMMER);
  await expect(hint).toHaveText("You removed your free gift, Neon Dimmer.");
  await page.getByRole("button", { name: "Add it back : Neon Dimmer" }).click();
  await expect(cart.line(DIMMER)).toBeVisible();

  await cart.proceedsToCheckout();
  const email = `dimmed.${Date.now()}@example.com`;
  await checkout.givesAddress({ email });
  await checkout.keepsFirstDelivery();
  await checkout.pays(/^Check/);
  const message = await mailTo(email, `Your order ${await checkout.isThanked()}`);
  expect(message).toContain("1 × Free gift: Neon Dimmer");
});
