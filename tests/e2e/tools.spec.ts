import { readFileSync } from "node:fs";
import { expect, test } from "../fixtures/shop-test";
import {
  changesTheMaterial,
  designsAnUmbrellaInTurns,
  designsBothSidesOfATag,
  engravesWhatFits,
  findsOnlyWhatIsSold,
  seesTheProductLarge,
} from "../fixtures/tools-story";

const tools: { path: string; title: string }[] = JSON.parse(
  readFileSync("app/storefront/studio/tools.generated.json", "utf8"),
);

// @specification §1 L9
test("every tool opens with its own title and a picture of its product", async ({ page }) => {
  for (const { path, title } of tools) {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html).toContain("with your design");
    expect(html).toContain(`<title>${title}`);
  }
});

test("a product of another tool opens in its own tool", async ({ page }) => {
  await page.goto("/photomug-tool?sku=dog-wall-set");
  await expect(page).toHaveURL(/\/designtool-tool\?sku=dog-wall-set/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Dog Gallery Wall/);
});

test("both sides of a luggage tag are designed and added to the cart", async ({ shop }) => {
  await designsBothSidesOfATag(shop);
});

test("the studio offers only the values in which a product is sold", async ({ shop }) => {
  await findsOnlyWhatIsSold(shop);
});

test("an umbrella's panels alternate once that is chosen", async ({ shop }) => {
  await designsAnUmbrellaInTurns(shop);
});

// @specification §2 L64
test("a print changes its material, with its photo", async ({ shop }) => {
  await changesTheMaterial(shop);
});

test("engraving that is too small to read is rejected, with the text that fits", async ({
  shop,
  consoleErrors,
}) => {
  await engravesWhatFits(shop, consoleErrors);
});

test("the product is large, and its flat sides are shown in its place", async ({ shop }) => {
  await seesTheProductLarge(shop);
});
