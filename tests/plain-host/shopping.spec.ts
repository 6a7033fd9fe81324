import { buysALedge } from "../fixtures/plain-purchase-story";
import { expect, test } from "../fixtures/shop-test";
import { arrives } from "../fixtures/visit";

/**
 * A shop whose provider is a plain Magento 2.4.7 sells products that need no design, from the home page to the success
 * page.
 */

test("a guest buys, from the home page to the success page, and finds the order", async ({
  page,
  shop,
  consoleErrors,
}) => {
  const { cart, checkout, shopper } = shop;
  await shopper.opensHome();
  await expect(page.getByRole("region", { name: "Offers" })).toHaveCount(0);
  await buysALedge(page, cart, consoleErrors);
  const main = page.getByRole("main");
  for (const missing of ["Save for later", "Use a gift card", "Add a comment", "points", "store credit"]) {
    await expect(main.getByText(missing), missing).toHaveCount(0);
  }
  await expect(main.getByText("Shipping and tax calculated at checkout.")).toBeVisible();

  await main.getByRole("link", { name: "Proceed to checkout" }).click();
  await expect(main.getByText("About this order")).toHaveCount(0);
  await checkout.givesAddress({ email: "ada@example.com" });
  await checkout.keepsFirstDelivery();
  await expect(page.getByRole("radio", { name: /card/i })).toHaveCount(0);
  await expect(page.getByRole("complementary", { name: "Your order" }).getByText("Shipping")).toBeVisible();
  await checkout.pays(/Check/);
  const number = await checkout.isThanked();
  await expect(page.getByText("We've sent a confirmation to ada@example.com.")).toBeVisible();

  await page.goto("/customer/order");
  await page.getByRole("textbox", { name: "Order number" }).fill(number);
  await page.getByRole("main").getByRole("textbox", { name: "Email" }).first().fill("ada@example.com");
  await page.getByRole("textbox", { name: "ZIP code" }).fill("78701");
  await page.getByRole("button", { name: "Find my order" }).click();
  await arrives(page, new RegExp(number));
  await expect(page.getByText("Oak Picture Ledge")).toBeVisible();
});

test("a customer buys, and reorders", async ({ page, shop, consoleErrors }) => {
  const { account, cart, checkout } = shop;
  await account.hasRegistered();
  await buysALedge(page, cart, consoleErrors);
  await page.getByRole("main").getByRole("link", { name: "Proceed to checkout" }).click();
  await checkout.givesAddress();
  await checkout.keepsFirstDelivery();
  await checkout.pays(/Check/);
  const number = await checkout.isThanked();

  await page.goto(`/customer/account/view-order/${number}`);
  await page.getByRole("button", { name: /^Order .*again/ }).click();
  await arrives(page, /^Your cart/);
  await expect(cart.line("Oak Picture Ledge")).toContainText("36 in");
});

test("lists are filtered and sorted by what the host supports", async ({ page }) => {
  await page.goto("/pet-gifts?color=white&sort=newest");
  await arrives(page, "Pet Gifts");
  await expect(page).toHaveTitle(/Pet Gifts/);
  const main = page.getByRole("main");
  await expect(main.getByRole("combobox", { name: "Sort by" }).getByRole("option")).toHaveText([
    "Featured",
    "Name: A to Z",
    "Price: low to high",
    "Price: high to low",
  ]);
  await expect(main.getByText("Color")).toHaveCount(0);
  await page.goto("/catalogsearch/result?q=ledge");
  await expect(main.getByRole("link", { name: /^Oak Picture Ledge/ }).first()).toBeVisible();
});

test("design tools are unavailable, with a friendly message", async ({ page }) => {
  await page.goto("/custom-pet-photo-mug");
  await arrives(page, "Custom Pet Photo Mug");
  const main = page.getByRole("main");
  await expect(main.getByText("Our design tools are taking a short break.")).toBeVisible();
  await expect(main.getByRole("button", { name: "Add to cart" })).toHaveCount(0);
  await expect(main.getByRole("heading", { name: "Questions" })).toHaveCount(0);
  await page.goto("/photomug-tool");
  await arrives(page, "Our design tools are on a short break");
  await main.getByRole("link", { name: "See all pet gifts" }).click();
  await arrives(page, "Pet Gifts");
});
