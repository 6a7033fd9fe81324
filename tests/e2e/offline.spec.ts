import type { Page } from "@playwright/test";
import { MAIN } from "../fixtures/main";
import { expect, test } from "../fixtures/shop-test";

test.use({ serviceWorkers: "allow" });

const SHIPPING = "From our studio to your door";

/** Every text in the service worker's cache, by its URL. */
async function keptTexts(page: Page): Promise<Map<string, string>> {
  const entries = await page.evaluate(async () => {
    const found: [string, string][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        found.push([new URL(request.url).pathname, (await response?.text()) ?? ""]);
      }
    }
    return found;
  });
  return new Map(entries);
}

async function waitUntilKept(page: Page, path: string): Promise<void> {
  await expect.poll(async () => (await keptTexts(page)).has(path)).toBe(true);
}

// @specification §2 L35
// @specification §7 L256
test(
  "visited pages can be read offline, and contain nothing about the visitor",
  MAIN,
  async ({ account, context, page }) => {
    await account.hasRegistered();
    await page.goto("/faq");
    await account.isGreeted();
    await waitUntilKept(page, "/faq");
    await page.getByRole("contentinfo").getByRole("link", { name: "Shipping" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(SHIPPING);
    await waitUntilKept(page, "/shipping");
    await page.goto("/customer/account/my-orders");
    await page.goto("/checkout/cart");

    const kept = await keptTexts(page);
    expect([...kept].filter(([, text]) => /\bAda\b|Byron|ada\./.test(text)).map(([path]) => path)).toEqual(
      [],
    );
    expect(
      [...kept.keys()].filter((path) => /^\/(customer|checkout|photos|pictures)|tool$/.test(path)),
    ).toEqual([]);

    await context.setOffline(true);
    await page.goto("/faq");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/questions/i);
    await expect(page.getByRole("banner")).not.toContainText("Hi, Ada");
    await page.getByRole("contentinfo").getByRole("link", { name: "Shipping" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(SHIPPING);

    await page.goto("/customer/account/my-orders");
    await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
    await expect(page.getByRole("link", { name: /shipping/i })).toHaveAttribute("href", /\/shipping$/);
  },
);

test("logging out deletes all visited pages", async ({ account, page }) => {
  await account.hasRegistered();
  await page.goto("/faq");
  await waitUntilKept(page, "/faq");
  await account.logsOut();
  await expect.poll(async () => (await keptTexts(page)).has("/faq")).toBe(false);
});
