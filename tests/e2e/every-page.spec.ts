import type { Browser, Cookie } from "@playwright/test";
import { accountPages } from "~/storefront/account/account-pages";
import { expectComplete } from "../fixtures/complete-page";
import {
  type CustomerWithBelongings,
  customerWithBelongings,
  logsInAs,
} from "../fixtures/customer-with-belongings";
import { EVERY_PAGE, MAIN } from "../fixtures/main";
import { expect, test } from "../fixtures/shop-test";
import { DESIGNING } from "../fixtures/studio";

/** One URL of every kind of page that a visitor or a crawler can reach. */
const PAGES = [
  "/",
  "/custom-pet-prints",
  "/wall-art",
  "/accessories",
  "/custom-pet-photo-mug",
  "/pet-acrylic-photo-blocks",
  "/gift-certificate",
  "/free-photo-canvas",
  "/free-canvas",
  "/free-pillow",
  "/catalogsearch/result?q=mug",
  "/catalogsearch/result?q=zzzzzz",
  "/productqa/index/view/ps/photo-mug",
  "/about-us",
  "/faq",
  "/contact-us",
  "/shipping",
  "/privacy-policy",
  "/terms-conditions",
  "/accessibility",
  "/gift-ideas",
  "/gifts-for-mom",
  "/write-a-review",
  "/customer-reviews",
  "/coupons-codes-and-deals",
  "/share-your-photo",
  "/artwork_view",
  "/proof_order",
  "/blog",
  "/blog/how-to-photograph-a-black-cat",
  "/arttoframe",
  "/refer-a-friend",
  "/validate/identification",
  "/noheader-nofooter",
  "/product/picture-tips",
  "/product/review/photo-mug",
  "/photomug-tool",
  "/cookie-choices",
  "/checkout/cart",
  "/customer/login",
  "/customer/register",
  "/customer/order",
  "/customer/forgot-password",
  "/customer/reset-password",
  "/customer/create-password",
  "/customer/resend-link",
];

/** Pages that the main stories do not visit. */
const MAIN_PAGES = ["/custom-pet-prints", "/blog/how-to-photograph-a-black-cat", "/contact-us"];

const ACCOUNT_PATH = "/customer/account";

/** Every page of the account area, and each sub-page that a page has. */
const ACCOUNT_PAGES = [
  "dashboard",
  "information",
  "address-book",
  "add-address",
  "edit-address/{addressId}",
  "my-orders",
  "view-order/{orderNumber}",
  "my-saved-design",
  "my-saved-design/{designId}",
  "my-rewards",
  "my-rewards/rewardpoints",
  "my-rewards/loyaltylevel",
  "my-rewards/loyaltylevel/join",
  "my-rewards/transactions",
  "my-rewards/settings",
  "my-rewards/policy",
  "my-credits",
  "refer-and-earn",
  "gift-card-balance",
  "newsletter",
  "sessions",
  "privacy",
];

for (const address of PAGES) {
  // @specification §2 L24, L41-42, L58-59
  // @specification §7 L223
  test(
    `${address} is complete, valid and accessible`,
    MAIN_PAGES.includes(address) ? MAIN : EVERY_PAGE,
    async ({ page }) => {
      await expectComplete(page, address);
      await expect(page.locator('head meta[name="description"]')).toHaveAttribute("content", /\S{3}/);
    },
  );
}

for (const path of ACCOUNT_PAGES) {
  // @specification §2 L43-56
  test(
    `the account's ${path} is complete, valid and accessible`,
    EVERY_PAGE,
    async ({ page, context, browser }) => {
      const { belongings, cookies } = await signedIn(browser);
      await context.addCookies(cookies);
      const address = path.replace(/\{(\w+)\}/, (_all, name) => String(belongings[name as "designId"]));
      await expectComplete(page, `${ACCOUNT_PATH}/${address}`);
      await expect(page.locator('head meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    },
  );
}

// @specification §2 L43
test("every account page is tested", () => {
  const seen = ACCOUNT_PAGES.map((address) => address.split("/")[0]);
  expect(Object.keys(accountPages).filter((name) => !seen.includes(name))).toEqual([]);
});

/** One customer for all pages that this worker checks. */
let customer: Promise<{ belongings: CustomerWithBelongings; cookies: Cookie[] }> | undefined;

function signedIn(browser: Browser): NonNullable<typeof customer> {
  customer ??= (async () => {
    const page = await browser.newPage();
    const belongings = await customerWithBelongings(page.request);
    await logsInAs(page, belongings);
    const cookies = await page.context().cookies();
    await page.context().close();
    return { belongings, cookies };
  })();
  return customer;
}

// @specification §1 L17
// @specification §2 L24, L60
test("every link of header, footer and site map works", async ({ page, request }) => {
  await page.goto("/");
  const links = await page
    .locator("header a[href^='/'], footer a[href^='/'], main a[href^='/']")
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href") ?? ""));
  const siteMap = await (await request.get("/sitemap.xml")).text();
  const listed = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address).pathname,
  );
  expect(listed.length).toBeGreaterThan(80);
  const addresses = new Set([...links, ...listed].map((link) => link.replace(/#.*/, "")));
  const broken: string[] = [];
  const heads = new Map<string, string[]>();
  const incomplete: string[] = [];
  for (const address of addresses) {
    const response = await request.get(address, { maxRedirects: 0 });
    if (response.status() !== 200) broken.push(`${response.status()} ${address}`);
    if (!listed.includes(address)) continue;
    const html = await response.text();
    incomplete.push(...missingData(html, address));
    for (const entry of ownEntries(html)) heads.set(entry, [...(heads.get(entry) ?? []), address]);
  }
  expect(broken).toEqual([]);
  expect(incomplete).toEqual([]);
  const shared = [...heads].filter(([, pages]) => pages.length > 1);
  expect(shared, "pages with the same title, description or picture").toEqual([]);
});

/** Structured data that a listed page lacks: the way to it, and the product that a tool designs. */
function missingData(html: string, address: string): string[] {
  if (address === "/") return [];
  const needed = ["BreadcrumbList", ...(isTool(address) ? ["Product", "Brand"] : [])];
  return needed.filter((type) => !html.includes(`"@type":"${type}"`)).map((type) => `${address}: ${type}`);
}

/** The page with one photo on many products designs none of them. */
function isTool(address: string): boolean {
  return DESIGNING.test(address) && address !== "/uploadchoice-tool";
}

/** Parts of the head that no two pages share. */
function ownEntries(html: string): string[] {
  return [
    /<title>[^<]*/,
    /<meta name="description" content="[^"]*/,
    /<link rel="canonical" href="[^"]*/,
    /<meta property="og:image" content="[^"]*/,
  ].map((entry) => entry.exec(html)?.[0] ?? `no ${entry}`);
}
