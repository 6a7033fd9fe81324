import { choosesAVariant } from "../fixtures/plain-purchase-story";
import { expect, test } from "../fixtures/shop-test";
import { arrives } from "../fixtures/visit";

/** Kinds of products that a plain Magento has besides simple ones. */

test("a variant of a configurable product is chosen, priced and bought", async ({ page, cart }) => {
  await choosesAVariant(page, cart);
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
