import {
  buysALedge,
  paysAsACustomer,
  paysAsAGuest,
  searchesAMagento,
} from "../fixtures/plain-purchase-story";
import { expect, test } from "../fixtures/shop-test";
import { magentoOf } from "../fixtures/test-shops";
import { arrives } from "../fixtures/visit";
import { visitedShop } from "../fixtures/visiting-test";

/**
 * A shop whose provider is a Magento Open Source sells products that need no design, from the home page to the success
 * page.
 */

test("a guest buys, from the home page to the success page, and finds the order", async ({
  page,
  shop,
  consoleErrors,
}) => {
  await shop.shopper.opensHome();
  await expect(page.getByRole("region", { name: "Offers" })).toHaveCount(0);
  await buysALedge(page, shop.cart, consoleErrors);
  const main = page.getByRole("main");
  for (const missing of ["Save for later", "Use a gift card", "Add a comment", "points", "store credit"]) {
    await expect(main.getByText(missing), missing).toHaveCount(0);
  }
  await expect(main.getByText("Shipping and tax calculated at checkout.")).toBeVisible();
  await paysAsAGuest(page, shop, magentoOf(visitedShop()));
});

test("a customer buys, and reorders", async ({ page, shop, consoleErrors }) => {
  await shop.account.hasRegistered();
  await buysALedge(page, shop.cart, consoleErrors);
  await paysAsACustomer(page, shop);
});

test("lists are filtered and sorted by what the host supports", async ({ page }) => {
  await searchesAMagento(page);
});

test("the site map lists the host's catalog, and no page that the host does not support", async ({
  request,
}) => {
  const siteMap = await (await request.get("/sitemap.xml")).text();
  const paths = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
  expect(paths).toEqual(expect.arrayContaining(["/pet-gifts.html", "/oak-picture-ledge.html"]));
  for (const path of paths.filter((each) => !each.endsWith(".html")))
    expect((await request.get(path)).status(), path).toBe(200);
});

test("the search suggests the host's categories", async ({ request }) => {
  const { suggestions } = await (await request.get("/search/suggestions?q=pet+gif")).json();
  expect(suggestions).toContainEqual(
    expect.objectContaining({ title: "Pet Gifts", path: "/pet-gifts.html" }),
  );
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
