import { expectAccessible } from "../fixtures/accessibility";
import { expect, test } from "../fixtures/shop-test";
import { expectValidHtml } from "../fixtures/valid-html";

const PHONE = { width: 360, height: 780 };
const DESK = { width: 1280, height: 900 };

/** One address of every kind of page that a visitor or a crawler can reach. */
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
  "/photomug-tool",
  "/cookie-choices",
  "/checkout/cart",
  "/customer/login",
  "/customer/register",
  "/customer/forgot-password",
  "/customer/reset-password",
  "/customer/create-password",
  "/customer/resend-link",
];

for (const address of PAGES) {
  test(`${address} is complete, valid and open to everybody`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
    await expect(page.locator('head meta[name="description"]')).toHaveAttribute("content", /\S{3}/);
    await expectValidHtml((await answer?.text()) ?? "", address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await expectAccessible(page);
    await page.setViewportSize(DESK);
    await expectAccessible(page);
  });
}

test("every link of header, footer and site map answers", async ({ page, request }) => {
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
  for (const address of addresses) {
    const answer = await request.get(address, { maxRedirects: 0 });
    if (answer.status() !== 200) broken.push(`${answer.status()} ${address}`);
  }
  expect(broken).toEqual([]);
});
