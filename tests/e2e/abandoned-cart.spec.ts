import { randomUUID } from "node:crypto";
import { add, cartWithTag, designTag, guest, setEmail, tag } from "../engine/shopper";
import { remindedLink } from "../fixtures/abandoned-cart";
import { expectAccessible } from "../fixtures/accessibility";
import { shopEngine } from "../fixtures/shop-engine";
import { expect, test } from "../fixtures/shop-test";
import { arrives } from "../fixtures/visit";

const WAITED = "Welcome back! Your cart is waiting.";

test("a guest opens the cart of a reminder on another device and takes it over", async ({
  page,
  request,
  shopper,
  cart,
  checkout,
  baseURL,
}) => {
  const engine = shopEngine(request);
  const sender = guest();
  const { id } = await cartWithTag(engine, sender, 2);
  await add(engine, sender, id, [tag(await designTag(engine, sender, { options: { size: "large" } }))]);
  const email = `left.${randomUUID().slice(0, 8)}@example.com`;
  await setEmail(engine, sender, id, email);
  const link = await remindedLink(email, baseURL ?? "");

  await shopper.opensProduct("/oak-picture-ledge", "Oak Picture Ledge");
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).click();
  await arrives(page, /^Your cart/);
  await page.goto(link);
  await arrives(page, WAITED);
  await expect(page.getByText("The item in your cart now will be added to it.")).toBeVisible();
  await expect(page.getByText(/^Total before shipping and tax/)).toContainText("$");
  const pictures = page.getByRole("main").getByRole("img", { name: "Engraved Pet Tag with your design" });
  await expect(pictures).toHaveCount(2);
  await expect
    .poll(() => pictures.first().evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Open my cart" }).press("Enter");
  await arrives(page, /^Your cart/);
  await expect(page.getByText("Your cart is back, just as you left it.")).toBeVisible();
  await expect(cart.line("Engraved Pet Tag")).toHaveCount(2);
  await expect(cart.line("Oak Picture Ledge")).toHaveCount(1);
  await shopper.seesCartCount(4);

  await page.goto(link);
  await arrives(page, WAITED);
  await page.getByRole("link", { name: "Proceed to checkout" }).click();
  await arrives(page, "Checkout");
  await checkout.givesAddress({ email });
  await checkout.keepsFirstDelivery();
  await checkout.pays(/Check/);
  await checkout.isThanked();
  await page.goto(link);
  await arrives(page, "You've already ordered this");
  await expectAccessible(page);
});

test("a customer's abandoned cart asks for the login, and opens afterwards", async ({
  page,
  browser,
  account,
  baseURL,
  cart,
}) => {
  await account.hasRegistered();
  await page.goto("/oak-picture-ledge");
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).click();
  await arrives(page, /^Your cart/);
  const link = await remindedLink(account.email, baseURL ?? "");
  await account.logsOut();

  await page.goto(link);
  await arrives(page, WAITED);
  await expect(page.getByRole("main").getByText("Oak Picture Ledge")).toHaveCount(0);
  await page.getByRole("link", { name: "Sign in and open my cart" }).click();
  await account.signsIn();
  await arrives(page, WAITED);
  await expect(cart.line("Oak Picture Ledge")).toBeVisible();

  const stranger = await browser.newPage({ baseURL });
  await stranger.goto(`${link}x`);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("This link has expired");
  await stranger.close();
});

// @specification §4 L168
test("the cart page reports to analytics whether the cart is empty", async ({ page }) => {
  await page.addInitScript(() => {
    (window as Window & { dataLayer?: unknown[] }).dataLayer = [];
  });
  const events = () =>
    page.evaluate(() =>
      ((window as Window & { dataLayer?: { event?: string }[] }).dataLayer ?? []).map(({ event }) => event),
    );
  await page.goto("/checkout/cart");
  await arrives(page, "Your cart is empty");
  await expect.poll(events).toEqual(["EmptyCart"]);

  await page.goto("/oak-picture-ledge");
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).click();
  await arrives(page, /^Your cart/);
  await page.goto("/checkout/cart");
  await expect.poll(events).toEqual(["ViewCart"]);
});
