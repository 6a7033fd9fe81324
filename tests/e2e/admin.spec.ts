import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/accessibility";
import { createAccount } from "../fixtures/account";
import { answersMessages } from "../fixtures/contact-message-story";
import { composesOrder } from "../fixtures/draft-order-story";
import { expectHighContrast, expectReflow } from "../fixtures/for-everyone";
import { issuesGiftCard } from "../fixtures/gift-card-story";
import { EVERY_PAGE } from "../fixtures/main";
import { makesRole } from "../fixtures/own-role-story";
import { placedOrder } from "../fixtures/placed-order";
import { shopEngine } from "../fixtures/shop-engine";
import { expect, test } from "../fixtures/shop-test";
import { draftsProduct } from "../fixtures/staff-catalog-story";
import { codeOf, linkFor, STAFF_PASSWORD } from "../fixtures/staff-link";
import { producesInAdmin } from "../fixtures/staff-production-story";
import { repliesInAdmin } from "../fixtures/staff-replies-story";
import { becomesOwner, worksInAdmin } from "../fixtures/staff-story";
import { expectValidHtml } from "../fixtures/valid-html";
import { visitedShop } from "../fixtures/visiting-test";

test.beforeEach(() => {
  test.skip(visitedShop().provider !== undefined, "the staff work at the provider");
});

test("a day at the desk @main", async ({ page, request }) => {
  await worksInAdmin(page, request);
});

test("an order is produced, shipped and refunded", async ({ page, request, consoleErrors }) => {
  await producesInAdmin(page, request, consoleErrors);
});

test("an order with a proof, a claim and its photo is accessible and valid at all widths", async ({
  page,
  request,
}) => {
  const { proofed, claimed } = await repliesInAdmin(page, request);
  for (const number of [proofed, claimed]) {
    await page.goto(`/admin/orders/${number}`);
    await isGoodAtAllWidths(page);
  }
});

test("a draft order and its payment link are accessible and valid at all widths", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  const link = await composesOrder(page, `phone-${randomUUID()}@example.com`);
  await isGoodAtAllWidths(page);
  await page.getByLabel("Search").fill("ledge");
  await page.getByRole("button", { name: "Find" }).click();
  await page.getByRole("link", { name: "Oak Picture Ledge" }).click();
  await isGoodAtAllWidths(page);
  await page.goto(link);
  await isGoodAtAllWidths(page);
});

test("a contact message with its reply is accessible and valid at all widths", async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  consoleErrors.expect(409);
  await page.goto(await answersMessages(page, request));
  await isGoodAtAllWidths(page);
});

test("a role is accessible and valid at all widths", async ({ page }) => {
  await makesRole(page);
  await isGoodAtAllWidths(page);
});

test("a gift card is accessible and valid at all widths", async ({ page, consoleErrors }) => {
  consoleErrors.expect(422);
  await issuesGiftCard(page, `gift-${randomUUID()}@example.com`);
  await isGoodAtAllWidths(page);
});

test("a customer and a blank are accessible and valid at all widths", async ({ page, request }) => {
  const email = `ada.${randomUUID().slice(0, 8)}@example.com`;
  await createAccount(shopEngine(request), email);
  await becomesOwner(page);
  await page.goto(`/admin/customers?search=${email}`);
  await page.getByRole("link", { name: "Ada Byron" }).click();
  await isGoodAtAllWidths(page);
  await page.goto("/admin/blanks");
  const name = `Mug ${randomUUID().slice(0, 8)}`;
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Low at").fill("5");
  await page.getByLabel("Products made from it").fill("photo-mug size=15oz");
  await page.getByRole("button", { name: "Add blank" }).click();
  await page.getByRole("link", { name }).click();
  await isGoodAtAllWidths(page);
});

test("the pages of an invitation and of a second step are accessible and valid at all widths", async ({
  page,
}) => {
  const email = `owner-${randomUUID()}@shop.example`;
  await page.goto(await linkFor(visitedShop(), email));
  await isGoodAtAllWidths(page);
  await page.getByLabel("Your name").fill("Ada Byron");
  await page.getByLabel("Password", { exact: true }).fill(STAFF_PASSWORD);
  await page.getByLabel("Password again").fill(STAFF_PASSWORD);
  await page.getByRole("button", { name: "Start working" }).click();
  await isGoodAtAllWidths(page);
  const secret = ((await page.locator(".secret").textContent()) ?? "").replace(/\s/g, "");
  await page.getByLabel("Code").fill(codeOf(secret));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { name: "Save your recovery codes" })).toBeVisible();
  await isGoodAtAllWidths(page);
  await page.getByRole("link", { name: "I've saved them" }).click();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(STAFF_PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  await isGoodAtAllWidths(page);
});

const WIDTHS = [390, 1440];

test(
  "every page is accessible and valid, on a phone, on a wide screen, at 400 % and in high contrast",
  EVERY_PAGE,
  async ({ page, request }) => {
    const { number } = await placedOrder(request);
    await page.goto("/admin/sign-in");
    await isGoodAtAllWidths(page);
    await becomesOwner(page);
    await draftsProduct(page, "photo-umbrella");
    const paths = [
      "/admin",
      "/admin/orders",
      "/admin/orders?search=nobody",
      `/admin/orders/${number}`,
      `/admin/orders/${number}/refund`,
      `/admin/orders/${number}/cancel`,
      `/admin/orders/${number}/cancel?preview=1&refund_shipping=1`,
      "/admin/views",
      "/admin/catalog",
      "/admin/catalog?search=no-such-product",
      "/admin/catalog/photo-umbrella",
      "/admin/catalog/photo-umbrella/copy",
      "/admin/catalog/photo-mug/options",
      "/admin/catalog/photo-mug/pictures",
      "/admin/catalog/import",
      "/admin/catalog/changes?step=PRICE_PERCENT&amount=10&product-photo-mug=on&product-unknown=on",
      "/admin/catalog/changes?step=PRICE_AMOUNT&amount=much&product-photo-mug=on",
      "/admin/catalog/changes?step=PUT_IN&listing=mpc+custom-pet-mugs&product-pet-tag=on&product-photo-mug=on",
      "/admin/catalog/changes?step=TAKE_OUT&listing=mpc+custom-pet-mugs&product-photo-mug=on",
      "/admin/content/pages",
      "/admin/content/redirects?search=nothing",
      "/admin/content/redirects/edit?store=mpc",
      "/admin/content/blocks",
      "/admin/content/categories",
      "/admin/content/categories/edit?store=mpc&id=custom-pet-mugs",
      "/admin/content/pages/edit?store=mpc&id=shipping",
      "/admin/content/posts/edit?store=mpc",
      "/admin/content/menus/edit?store=mpc&id=header",
      "/admin/customers",
      "/admin/reviews",
      "/admin/questions",
      "/admin/claims",
      "/admin/claims?status=DECLINED&search=nobody",
      "/admin/contact-messages",
      "/admin/shared-photos",
      "/admin/design-comments",
      "/admin/design-comments?link=https%3A%2F%2Fshop.example%2Fshare-design%2Fnone",
      "/admin/settings",
      "/admin/reports/sales",
      "/admin/reports/products",
      "/admin/reports/designs",
      "/admin/reports/sources",
      "/admin/reports/waste",
      "/admin/reports/tax",
      "/admin/reports/settlement",
      "/admin/reports/journal",
      "/admin/reports/coupons",
      "/admin/blanks",
      "/admin/coupons",
      "/admin/coupons/WELCOME10",
      "/admin/new-coupon",
      "/admin/gift-cards",
      "/admin/gift-cards?search=nobody",
      "/admin/new-gift-card",
      "/admin/price-codes",
      "/admin/price-codes/6.9911x14at?store=mpc",
      "/admin/new-price-code",
      "/admin/offers?store=mpc",
      "/admin/offers/0?store=mpc",
      "/admin/new-offer?store=mpc",
      "/admin/reply-templates?store=mpc",
      "/admin/abandoned-carts",
      "/admin/newsletter",
      "/admin/draft-orders",
      "/admin/privacy-requests",
      "/admin/new-draft-order",
      "/admin/taxes",
      "/admin/staff",
      "/admin/integrations",
      "/admin/webhooks",
      "/admin/audit",
      "/admin/audit?subject=order",
      "/admin/customers?search=nobody&newsletter=yes&since=2026-01-01",
      "/admin/abandoned-carts?reminder=no",
      "/admin/privacy-requests?status=DONE&search=nobody",
      "/admin/confirm",
    ];
    for (const path of paths) {
      await page.goto(path);
      await isGoodAtAllWidths(page);
    }
  },
);

async function isGoodAtAllWidths(page: Page): Promise<void> {
  await expectValidHtml(await page.content(), page.url());
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    const hidden = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(hidden, `${page.url()} at ${width} pixels`).toBeLessThanOrEqual(0);
  }
  await expectHighContrast(page);
  await expectReflow(page);
}

test("a page of the staff runs only its own script, and is neither cached, indexed nor framed", async ({
  page,
}) => {
  const response = await page.goto("/admin/sign-in");
  const headers = response?.headers() ?? {};
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["x-robots-tag"]).toContain("noindex");
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(headers["content-security-policy"]).toMatch(/script-src 'nonce-[\w+/=-]+';/);
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  await expect(page.locator("script")).toHaveCount(0);
});

test("the session's cookie is for /admin alone, and other sites cannot use it", async ({ page, context }) => {
  await becomesOwner(page);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === "MPC_ADMIN")).toMatchObject({
    path: "/admin",
    httpOnly: true,
    sameSite: "Lax",
  });
  const response = await context.request.post("/admin/sign-out", {
    headers: { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" },
  });
  expect(response.status()).toBe(403);
  const called = await context.request.post("/admin-api", { data: { query: "{ today { late } }" } });
  expect((await called.json()).errors[0].extensions.code).toBe("SIGN_IN");
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
});
