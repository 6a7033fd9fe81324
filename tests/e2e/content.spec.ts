import type { Page } from "@playwright/test";
import { MAIN } from "../fixtures/main";
import { proofedOrder } from "../fixtures/proofed-order";
import { expect, test } from "../fixtures/shop-test";
import { arrives } from "../fixtures/visit";

/** Returns the structured data of the page by type. */
async function structuredData(page: Page): Promise<Map<string, Record<string, unknown>>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
  return new Map(things.map((thing) => [String(thing["@type"]), thing]));
}

// @specification §2 L87
test("every URL has one canonical form, and moved pages are found", MAIN, async ({ request, baseURL }) => {
  for (const [asked, canonical] of [
    ["/FAQ?x=Y", "/faq?x=Y"],
    ["/faq/", "/faq"],
    ["//wall-art//posters/", "/wall-art/posters"],
    ["/Blog/Two-Pets-One-Picture", "/blog/two-pets-one-picture"],
    ["/Artwork_View", "/artwork_view"],
    ["/photo-tips", "/product/picture-tips"],
    ["/faqs?x=1", "/faq?x=1"],
  ]) {
    const response = await request.get(`${baseURL}${asked}`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], asked).toEqual([301, canonical]);
  }
});

test("questions and answers for search engines equal those on the page", async ({ page }) => {
  await page.goto("/faq");
  await arrives(page, "Frequently asked questions");
  const data = await structuredData(page);
  const questions = data.get("FAQPage")?.mainEntity as { name: string }[];
  expect(questions.length).toBeGreaterThan(8);
  for (const { name } of questions.slice(0, 3)) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  expect(data.has("BreadcrumbList")).toBe(true);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/faq$/);
});

test("the home page has structured data of the shop", async ({ page }) => {
  await page.goto("/");
  const data = await structuredData(page);
  expect(data.get("Organization,Store")).toMatchObject({ priceRange: "$" });
  expect(data.get("WebSite")).toMatchObject({ potentialAction: { "@type": "SearchAction" } });
  const image = await page.locator('meta[property="og:image"]').getAttribute("content");
  const picture = await page.request.get(image ?? "");
  expect(picture.headers()["content-type"]).toBe("image/jpeg");
});

// @specification §2 L58
test("a reader goes from the blog to a post and on to the next", async ({ page, consoleErrors }) => {
  await page.goto("/blog");
  await arrives(page, "Pet stories and photo tips");
  await page.getByRole("navigation", { name: "Topics" }).getByRole("link", { name: "Photo tips" }).click();
  await arrives(page, "Photo tips");
  await page.getByRole("link", { name: /black cat/ }).click();
  await arrives(page, /How to photograph a black cat/);
  await page.reload();
  const posting = (await structuredData(page)).get("BlogPosting");
  expect(posting).toMatchObject({ datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
  expect((await page.request.get(String(posting?.image))).status()).toBe(200);
  await page.locator("section", { hasText: "More posts" }).getByRole("link").first().click();
  await expect(page).not.toHaveURL(/black-cat/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  consoleErrors.expect(404);
  expect((await page.goto("/blog/nothing-of-the-kind"))?.status()).toBe(404);
});

test(
  "feed and site map are well-formed XML, and robots.txt links the site map",
  MAIN,
  async ({ page, request }) => {
    await page.goto("/noheader-nofooter");
    for (const [address, root] of [
      ["/blog/feed.xml", "feed"],
      ["/sitemap.xml", "urlset"],
    ]) {
      const xml = await (await request.get(address)).text();
      const parsed = await page.evaluate((text) => {
        const document = new DOMParser().parseFromString(text, "application/xml");
        return {
          root: document.documentElement.nodeName,
          children: document.documentElement.childElementCount,
        };
      }, xml);
      expect(parsed.root, address).toBe(root);
      expect(parsed.children, address).toBeGreaterThan(6);
    }
    const robots = await (await request.get("/robots.txt")).text();
    expect(robots).toMatch(/Disallow: \/checkout\n/);
    expect(robots).toMatch(/^Sitemap: http:\/\/[^\s]+\/sitemap\.xml$/m);
  },
);

// @specification §2 L58
test("a buyer finds their artwork, asks for a change and then approves it", async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  const { number, proof } = await proofedOrder(request);
  await page.goto("/proof_order");
  await arrives(page, "Approve your proof");
  await page.getByLabel("Order number").fill(number);
  await page.getByLabel("Email", { exact: true }).first().fill("eve@example.com");
  await page.getByLabel("Last name").fill("Byron");
  await page.getByRole("button", { name: "Find my order" }).click();
  await expect(page.getByText("We couldn't find an order that matches all three.")).toBeVisible();
  await page.getByLabel("Email", { exact: true }).first().fill("ada@example.com");
  await page.getByRole("button", { name: "Find my order" }).click();
  await arrives(page, `Proof of order ${number}`);
  const front = page.getByRole("img", { name: /Front: your design as it will be printed/ });
  await expect(front).toHaveJSProperty("complete", true);
  expect(await front.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await expect(page.getByRole("button", { name: /Approve/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Email me the link" }).click();
  await expect(page.getByText("Check your inbox: we've emailed the link")).toBeVisible();
  await page.goto(proof);

  await page.getByRole("button", { name: /Ask for a change/ }).click();
  await expect(page.getByText("This is a required field.").first()).toBeVisible();
  await page.getByLabel("Or tell us what to change").fill("Please write Otto II.");
  await page.getByRole("button", { name: /Ask for a change/ }).click();
  await expect(page.getByText(/You asked for a change on/)).toBeVisible();
  await expect(page.getByText("Please write Otto II.").first()).toBeVisible();
  await page.getByRole("button", { name: /Approve/ }).click();
  await expect(page.getByText(/Approved on/)).toBeVisible();
  await page.getByRole("link", { name: "View artwork only" }).click();
  await arrives(page, `The artwork for order ${number}`);
});

test("an abandoned cart opens for its owner only", async ({ page, browser, baseURL }) => {
  await page.goto("/oak-picture-ledge");
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).click();
  await arrives(page, /^Your cart/);
  await page.goto("/abandoned/checkout/cart");
  await arrives(page, "Welcome back! Your cart is waiting.");
  await expect(page.getByRole("main").getByText("Oak Picture Ledge")).toBeVisible();
  await page.getByRole("link", { name: "Edit cart" }).click();
  await arrives(page, /^Your cart/);

  const stranger = await browser.newPage({ baseURL });
  await stranger.goto("/abandoned/checkout/cart");
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("Your cart is empty");
  await stranger.close();
});
