import { randomUUID } from "node:crypto";
import { cartWithTag, guest, setEmail } from "../engine/shopper";
import { remindedLink } from "../fixtures/abandoned-cart";
import { expect, test } from "../fixtures/form-test";
import { shopEngine } from "../fixtures/shop-engine";
import { arrives } from "../fixtures/visit";

// @specification §2 L41
test("an abandoned cart is opened by a plain form", async ({ page, request, cart, shopper, baseURL }) => {
  const engine = shopEngine(request);
  const { id, sender } = await cartWithTag(engine, guest(), 2);
  const email = `left.${randomUUID().slice(0, 8)}@example.com`;
  await setEmail(engine, sender, id, email);
  await page.goto(await remindedLink(email, baseURL ?? ""));
  await arrives(page, "Welcome back! Your cart is waiting.");
  await shopper.seesCartCount(0);
  await page.getByRole("button", { name: "Open my cart" }).click();
  await arrives(page, /^Your cart/);
  await expect(cart.line("Engraved Pet Tag")).toBeVisible();
  await shopper.seesCartCount(2);
});
