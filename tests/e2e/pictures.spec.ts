import type { Page } from "@playwright/test";
import { MAIN } from "../fixtures/main";
import { expect, test } from "../fixtures/shop-test";

const MUG = "/custom-pet-photo-mug";

function gallery(page: Page) {
  const slider = page.getByRole("region", { name: /^Pictures of/ });
  return {
    slider,
    place: slider.getByText(/^\d+ \/ \d+$/),
    next: slider.getByRole("button", { name: "Next" }),
    previous: slider.getByRole("button", { name: "Previous" }),
  };
}

// @specification §9 L306
test("the pictures of a product rotate in a loop, one at a time", async ({ page }) => {
  await page.goto(MUG, { waitUntil: "networkidle" });
  const { slider, place, next, previous } = gallery(page);
  const count = await slider.getByRole("listitem").count();
  await expect(place).toHaveText(`1 / ${count}`);
  await previous.click();
  await expect(place).toHaveText(`${count} / ${count}`);
  await expect(slider.getByRole("listitem").last()).toBeInViewport({ ratio: 0.9 });
  await next.click();
  await expect(place).toHaveText(`1 / ${count}`);
  await expect(slider.getByRole("listitem").first()).toBeInViewport({ ratio: 0.9 });
  await expect(slider.getByRole("listitem").last()).not.toBeInViewport();
});

// @specification §9 L306
test("pictures in sliders are at most 350 pixels high, and arrive within 500 ms", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  for (const address of [MUG, "/"]) {
    await page.goto(address, { waitUntil: "networkidle" });
    const heights = await page
      .locator(".slider-strip img")
      .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().height));
    expect(Math.max(...heights), address).toBeGreaterThan(200);
    expect(Math.max(...heights), address).toBeLessThanOrEqual(350);
  }

  await page.goto(MUG, { waitUntil: "networkidle" });
  const { slider, next } = gallery(page);
  const second = slider.getByRole("listitem").nth(1);
  const distance = () =>
    second.evaluate((slide) => {
      const { left, width } = slide.getBoundingClientRect();
      const start = slide.closest("section, [role=region]")?.getBoundingClientRect().left ?? 0;
      return (left - start) / width;
    });
  await next.hover();
  await expect(slider.locator("[data-moved]")).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await next.click();
  await page.clock.runFor(250);
  expect(await distance()).toBeGreaterThan(0.1);
  await page.clock.runFor(250);
  expect(Math.abs(await distance())).toBeLessThan(0.02);
});

test("the pictures of a product can be swiped at once; the slider's library is fetched when it is used", async ({
  page,
}) => {
  await page.goto(MUG, { waitUntil: "networkidle" });
  const { slider, place, next } = gallery(page);
  const view = slider.locator(".slider-view");
  await view.evaluate((node) => node.scrollTo({ left: node.clientWidth, behavior: "instant" }));
  await expect(place).toHaveText(/^2 /);
  await expect(slider.locator("[data-moved]")).toHaveCount(0);
  await next.click();
  await expect(place).toHaveText(/^3 /);
  await expect(slider.getByRole("listitem").nth(2)).toBeInViewport({ ratio: 0.9 });
});

// @specification §4 L175
test("a picture enlarges, and closes by its button, Escape and the backdrop", async ({ page }) => {
  // A busy browser announces late that a dialog has closed; here it never does.
  await page.addInitScript(() =>
    addEventListener("close", (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await page.goto(MUG, { waitUntil: "networkidle" });
  const picture = gallery(page).slider.getByRole("link").first();
  const dialog = page.getByRole("dialog");
  const closings = [
    () => dialog.getByRole("button", { name: "Close" }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(5, 5),
  ];
  for (const close of closings) {
    await picture.focus();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(picture).toBeFocused();
  }
});

// @specification §4 L180
// @specification §8 L288
test("a picture that cannot be loaded is replaced by a drawing", MAIN, async ({ page, consoleErrors }) => {
  consoleErrors.expect(404);
  await page.route("**/media/catalog/product/**", (route) => route.fulfill({ status: 404 }));
  await page.goto(MUG);
  const picture = gallery(page).slider.getByRole("img").first();
  await expect(picture).toHaveAttribute("src", "/images/no-picture-square.svg");
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

// @specification §9 L306
test("the carousel advances automatically, unless somebody interacts with it or has stopped it", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await page.goto("/", { waitUntil: "networkidle" });
  const carousel = page.getByRole("region", { name: "Wall art" });
  const place = carousel.getByText(/^\d+ \/ \d+$/);
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator("[data-moved]")).toBeVisible();
  await page.clock.runFor(3000);
  await expect(place).toHaveText(/^2 /);

  await carousel.hover();
  await page.clock.runFor(9000);
  await expect(place).toHaveText(/^2 /);

  await carousel.getByRole("button", { name: "Pause" }).click();
  await page.mouse.move(0, 0);
  await page.getByRole("banner").getByRole("link").first().focus();
  await page.clock.runFor(9000);
  await expect(place).toHaveText(/^2 /);
});
