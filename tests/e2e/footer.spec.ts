import { hasALedgeInTheCart } from "../fixtures/checkout-story";
import { expect, test } from "../fixtures/shop-test";

const PHONE = { width: 390, height: 844 };

// @specification §2 L28
test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("the footer's menus expand, at most 400 pixels high", async ({ page }) => {
    await page.goto("/faq");
    const footer = page.getByRole("contentinfo");
    const link = footer.getByRole("link", { name: "Custom pet pillow" });
    await expect(link).toBeHidden();
    await footer.locator("summary", { hasText: "Shop" }).click();
    await expect(link).toBeVisible();
    const menu = footer.getByRole("navigation", { name: "Shop links" });
    await menu.evaluate((list) => {
      const row = list.querySelector("li");
      for (let more = 0; row && more < 30; more += 1) row.after(row.cloneNode(true));
    });
    expect((await menu.boundingBox())?.height).toBe(400);
  });

  test("the bottom of the footer sticks to the lower edge in cart and checkout only", async ({ page }) => {
    const base = page.getByRole("contentinfo").getByText(/^© /);
    await hasALedgeInTheCart(page);
    for (const address of ["/checkout/cart", "/checkout"]) {
      await page.goto(address);
      await expect(base, address).toBeInViewport();
    }
    await page.goto("/faq");
    await expect(base).not.toBeInViewport();
  });
});

test("on a wide screen all footer links are visible", async ({ page }) => {
  await page.goto("/faq");
  const footer = page.getByRole("contentinfo");
  for (const name of ["Custom pet pillow", "Shipping", "Customer reviews", "Cookie settings"]) {
    await expect(footer.getByRole("link", { name })).toBeVisible();
  }
});

// @specification §2 L30
test.describe("back to top", () => {
  test.use({ viewport: PHONE });

  test("appears after one screen height, and jumps with reduced motion", async ({ page }) => {
    await page.goto("/faq", { waitUntil: "networkidle" });
    const button = page.getByRole("button", { name: "Back to top" });
    await page.evaluate((height) => scrollTo(0, height), PHONE.height);
    await expect(button).toHaveCount(0);
    await page.evaluate((height) => scrollTo(0, height + 1), PHONE.height);
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(button).toHaveCount(0);
  });

  test("scrolls up in steps of 100 pixels otherwise", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/faq", { waitUntil: "networkidle" });
    await page.evaluate(() => {
      scrollTo(0, 1250);
      const places: number[] = [];
      addEventListener("scroll", () => places.push(scrollY));
      Object.assign(window, { places });
    });
    await page.getByRole("button", { name: "Back to top" }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const places = await page.evaluate(() => (window as Window & { places?: number[] }).places ?? []);
    expect(places).toContain(50);
    expect(places.every((place) => (1250 - place) % 100 === 0 || place === 0)).toBe(true);
  });

  test("gives way to a control beneath it", async ({ page }) => {
    await page.goto("/faq", { waitUntil: "networkidle" });
    const button = page.getByRole("button", { name: "Back to top" });
    await expect(async () => {
      await page.evaluate((height) => scrollTo(0, height + 1), PHONE.height);
      await expect(button).toBeVisible({ timeout: 1000 });
    }).toPass();
    const { x, y } = (await button.boundingBox()) ?? { x: 0, y: 0 };
    await page.evaluate(
      ([left, top]) => {
        const change = Object.assign(document.createElement("a"), { href: "/", textContent: "Change" });
        change.style.cssText = `position: absolute; left: ${left}px; top: ${top + scrollY + 30}px`;
        document.body.append(change);
        scrollBy(0, 1);
      },
      [x, y],
    );
    await expect(button).toBeHidden();
    await page.evaluate(() => {
      document.body.lastElementChild?.remove();
      scrollBy(0, -1);
    });
    await expect(button).toBeVisible();
  });
});
