import type { Locator, Page } from "@playwright/test";
import { MAIN } from "../fixtures/main";
import { expect, test } from "../fixtures/shop-test";

/** Milliseconds that an offer is shown. */
const TURN = 5000;

/** Opens a page whose clock advances only when the test advances it. */
async function opensBanner(page: Page): Promise<Locator> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.goto("/faq", { waitUntil: "networkidle" });
  await page.clock.pauseAt(now + 60_000);
  return page.getByRole("region", { name: "Offers" });
}

/** Hovering the banner pauses it; leaving it starts a whole turn. */
async function pointsAtItAndLeaves(page: Page, banner: Locator): Promise<void> {
  await banner.hover();
  await page.mouse.move(640, 700);
}

const shown = (banner: Locator) => banner.locator('li[data-shown="true"] > p');
const textOf = async (banner: Locator) => (await shown(banner).textContent()) ?? "";

// @specification §4 L176
// @specification §9 L296
test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("at most four offers rotate every five seconds", async ({ page }) => {
    const banner = await opensBanner(page);
    const count = await banner.locator("li").count();
    expect(count).toBeGreaterThan(1);
    expect(count).toBeLessThanOrEqual(4);
    await pointsAtItAndLeaves(page, banner);
    const first = await textOf(banner);
    await page.clock.runFor(TURN - 1);
    await expect(shown(banner)).toHaveText(first);
    await page.clock.runFor(1);
    await expect(shown(banner)).not.toHaveText(first);
    await page.clock.runFor((count - 1) * TURN);
    await expect(shown(banner)).toHaveText(first);
  });

  test("an offer stays while it is hovered, focused, paused or read", async ({ page }) => {
    const banner = await opensBanner(page);
    const next = banner.getByRole("button", { name: "Next offer" });
    const staysAsItIs = async () => {
      const text = await textOf(banner);
      await page.clock.runFor(4 * TURN);
      await expect(shown(banner)).toHaveText(text);
    };
    await banner.hover();
    await staysAsItIs();
    await page.mouse.move(640, 700);

    await page.keyboard.press("Tab");
    await next.focus();
    await staysAsItIs();
    await next.blur();

    await shown(banner).locator("..").getByRole("button", { name: "view more details" }).click();
    const details = page.getByRole("dialog", { name: "Offer details" });
    await expect(details).toContainText(await textOf(banner));
    await staysAsItIs();
    await page.keyboard.press("Escape");
    await expect(details).toBeHidden();

    await banner.getByRole("button", { name: "Pause offers" }).click();
    await page.mouse.move(640, 700);
    await staysAsItIs();
    await banner.getByRole("button", { name: "Resume offers" }).click();
    await page.mouse.move(640, 700);
    const text = await textOf(banner);
    await page.locator("main").click({ position: { x: 5, y: 5 } });
    await page.clock.runFor(TURN);
    await expect(shown(banner)).not.toHaveText(text);
  });
});

test("with reduced motion offers change by the button only", async ({ page }) => {
  const banner = await opensBanner(page);
  const first = await textOf(banner);
  await page.clock.runFor(4 * TURN);
  await expect(shown(banner)).toHaveText(first);
  await expect(banner.getByRole("button", { name: "Pause offers" })).toBeHidden();
  await banner.getByRole("button", { name: "Next offer" }).click();
  await expect(shown(banner)).not.toHaveText(first);
});

// @specification §1 L16
test("an offer with an end counts down every second and disappears at its end", MAIN, async ({ page }) => {
  const now = Date.now();
  const offer = {
    notice: "",
    text: "Five seconds of mugs",
    details: "",
    endsAt: new Date(now + 65_000).toISOString(),
    showTimer: true,
    takesEmail: false,
  };
  await page.route("**/*_data=root*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response: response, json: { ...(await response.json()), offers: [offer] } });
  });
  await page.clock.install({ time: now });
  await page.goto("/faq", { waitUntil: "networkidle" });
  await page.getByRole("banner").getByRole("link", { name: "Mugs" }).click();
  const banner = page.getByRole("region", { name: "Offers" });
  await expect(banner).toContainText("Five seconds of mugs");
  await page.clock.pauseAt(now + 60_000);
  await expect(banner.getByRole("timer")).toHaveText("Ends in 00h 00m 05s");
  await page.clock.runFor(1000);
  await expect(banner.getByRole("timer")).toHaveText("Ends in 00h 00m 04s");
  await page.clock.runFor(3999);
  await expect(banner).toBeVisible();
  await page.clock.runFor(1);
  await expect(banner).toBeHidden();
});
