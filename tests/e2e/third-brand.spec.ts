import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/test/free-port";
import { petPhoto } from "../fixtures/pet-photo";
import { expect, test } from "../fixtures/shop-test";
import { type ServedShop, serveShop } from "../load/served-shop";

/** A brand is one folder: the built shop is started with one that did not exist when it was built. */

const BRAND = `
name: Hoof and Home
email: hello@hoofandhome.example
address: 3 Mill Lane, Stowe, VT 05672
signOff: At a gallop,
description: Mugs for people who smell of hay.
keywords: horse mug
navigation:
  everything: { title: All mugs, path: /horse-mugs }
  departments: [{ title: Mugs for riders, path: /horse-mugs }]
`;

const CATEGORIES = `
- urlPath: horse-mugs
  name: Horse mugs
  description: For the tack room.
`;

const PRODUCTS = `
products:
  - sku: hay-mug
    name: Hay Morning Mug
    urlKey: hay-morning-mug
    family: mugs
    tool: { blueprint: photomug, path: /photomug-tool, template: photo-and-name }
    categories: [horse-mugs]
    priceCents: 1850
    productionDays: 2
    since: 2026-11-20
    shortDescription: For the first cup before the first hoof.
    description: <p>Stoneware that forgives cold fingers.</p>
`;

let folder: string;
let shop: ServedShop;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "third-brand-"));
  const brand = join(folder, "brands", "hoof");
  mkdirSync(join(brand, "catalog", "products"), { recursive: true });
  writeFileSync(join(brand, "brand.yaml"), BRAND);
  writeFileSync(join(brand, "catalog", "categories.yaml"), CATEGORIES);
  writeFileSync(join(brand, "catalog", "products", "mugs.yaml"), PRODUCTS);
  for (const file of ["tokens.yaml", "logo.svg"]) cpSync(join("brands", "neon", file), join(brand, file));
  shop = await serveShop({
    PORT: String(await freePort()),
    DATA_DIR: join(folder, "data"),
    BRAND: "hoof",
    BRANDS_DIR: join(folder, "brands"),
    DATABASE_URL: "",
    PROVIDER_URL: "",
    SMTP_URL: "",
  });
});

test.afterAll(async () => {
  await shop?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("a new brand folder makes a third shop", async ({ page, shopper, studio, cart }) => {
  await page.goto(shop.address);
  await expect(page).toHaveTitle(/Hoof and Home/);
  await expect(page.getByRole("banner").getByRole("link", { name: "Hoof and Home" })).toBeVisible();
  expect(await page.content()).not.toMatch(/My Pet (Canvas|Neon)/);
  expect(
    await page
      .locator("body")
      .evaluate((body) => getComputedStyle(body.parentElement ?? body).backgroundColor),
  ).toBe("rgb(11, 11, 18)");

  await page.getByRole("navigation", { name: "Shop" }).getByRole("link", { name: "Mugs for riders" }).click();
  await shopper.choosesCard("Hay Morning Mug");
  await expect(page.getByRole("main").getByText("$18.50").first()).toBeVisible();
  await shopper.startsOrder();
  await studio.opens("Hay Morning Mug");
  await studio.uploads(await petPhoto());
  await studio.types("Name", "Rex");
  await studio.addsToCart();
  await expect(cart.line("Hay Morning Mug")).toContainText("$18.50");
  await expect(page).toHaveTitle(/Hoof and Home/);
});

test("the products of the other brands are not sold there", async ({ page, request, consoleErrors }) => {
  consoleErrors.expect(404);
  expect((await request.get(`${shop.address}/custom-pet-photo-mug`)).status()).toBe(404);
  expect((await request.get(`${shop.address}/pillow-tool`)).status()).toBe(404);
  await page.goto(`${shop.address}/custom-neon-sign`);
  await expect(page.getByRole("heading", { level: 1, name: /Not Found/ })).toBeVisible();
});
