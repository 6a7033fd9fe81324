import { expect, test } from "../fixtures/shop-test";
import { arrives } from "../fixtures/visit";

/** Kinds of products that a plain Magento has besides simple ones. */

test("a variant of a configurable product is chosen, priced and bought", async ({ page, shop }) => {
  await page.goto("/gift-box-with-ribbon");
  await arrives(page, "Gift Box with Ribbon");
  const main = page.getByRole("main");
  await expect(main.getByText("$5.99").first()).toBeVisible();
  await main.getByRole("link", { name: /^Large/ }).click();
  await expect(page).toHaveURL(/[?]size=large/);
  await expect(main.getByText("$9.99").first()).toBeVisible();
  await main.getByRole("spinbutton", { name: "Quantity" }).fill("2");
  await main.getByRole("button", { name: "Add to cart" }).click();
  await arrives(page, /^Your cart/);
  const line = shop.cart.line("Gift Box with Ribbon");
  await expect(line).toContainText("Large");
  await expect(line).toContainText("$19.98");
});

test("a kind that the shop cannot sell says so under its name", async ({ page }) => {
  for (const [path, name] of [
    ["/small-wooden-easel", "Small Wooden Easel"],
    ["/light-base-for-photo-blocks", "Light Base for Photo Blocks"],
    ["/spare-split-rings", "Spare Split Rings, Three Sizes"],
  ]) {
    await page.goto(path);
    await arrives(page, name);
    const main = page.getByRole("main");
    await expect(main.getByText("You can't buy this one on our website.")).toBeVisible();
    await expect(main.getByRole("button", { name: "Add to cart" })).toHaveCount(0);
  }
});
