import { MAIN } from "../fixtures/main";
import { expect, test } from "../fixtures/shop-test";

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  // @specification §2 L34
  test("the parts of the next page fade in after 300, 400 and 500 ms; the first page does not fade", async ({
    page,
  }) => {
    await page.goto("/faq", { waitUntil: "networkidle" });
    await expect(page.locator(".page")).not.toHaveAttribute("data-fade");
    await page.getByRole("banner").getByRole("link", { name: "My Pet Canvas" }).click();
    const durations = () =>
      page
        .locator(".page > *")
        .evaluateAll((parts) => parts.slice(0, 3).map((part) => getComputedStyle(part).animationDuration));
    await expect.poll(durations).toEqual(["0.3s", "0.4s", "0.5s"]);
    await expect(page).toHaveURL("/");
  });
});

test("the next page is announced by its title, and its content takes the focus", MAIN, async ({ page }) => {
  await page.goto("/faq", { waitUntil: "networkidle" });
  const left = await page.title();
  await page.getByRole("banner").getByRole("link", { name: "Mugs" }).click();
  await expect(page).toHaveURL("/custom-pet-mugs");
  await expect(page).not.toHaveTitle(left);
  await expect(page.getByRole("status")).toContainText(await page.title());
  await expect(page.getByRole("main")).toBeFocused();
});

// @specification §2 L34
// @specification §9 L308
test("a progress bar shows that the next page is loading, and grows every 800 ms", async ({ page }) => {
  await page.clock.install();
  await page.goto("/faq", { waitUntil: "networkidle" });
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/custom-pet-mugs?*_data=*", async (route) => {
    await arrival;
    await route.continue();
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("banner").getByRole("link", { name: "Mugs" }).click();
  const bar = page.locator("#nprogress .bar");
  const progress = () =>
    bar.evaluate(
      (drawn) => 100 + Number(/translate3d\((-?[\d.]+)%/.exec(drawn.getAttribute("style") ?? "")?.[1]),
    );
  await expect.poll(progress).toBeGreaterThanOrEqual(8);
  const start = await progress();
  await page.clock.runFor(790);
  expect(await progress()).toBe(start);
  await page.clock.runFor(20);
  await expect.poll(progress).toBeGreaterThan(start);
  const second = await progress();
  await page.clock.runFor(800);
  await expect.poll(progress).toBeGreaterThan(second);
  await page.clock.resume();
  arrive();
  await expect(page).toHaveURL("/custom-pet-mugs");
  await expect(bar).toBeHidden();
});

// @specification §4 L182
// @specification §8 L264
// @specification §9 L310
test("a message stays 75 ms per character, longer while it is hovered or focused", async ({
  page,
  account,
}) => {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await account.registers();
  const text = "Your have successfully created your account.";
  const message = page.locator(".snackbar");
  await message.hover();
  await page.clock.pauseAt(now + 600_000);
  await expect(message).toContainText(text);
  await expect(message).toHaveCSS("animation-duration", "0.5s");
  await expect(message.locator("svg").first()).toBeVisible();

  await page.mouse.move(5, 800);
  await page.keyboard.press("Tab");
  await message.getByRole("button", { name: "Close message" }).focus();
  await page.clock.runFor(60_000);
  await expect(message).toBeVisible();
  // From here on the shopper uses the mouse again.
  await page.mouse.click(5, 800);
  await page.clock.runFor(75 * text.length - 1);
  await expect(message).toBeVisible();
  await page.clock.runFor(1);
  await expect(message).toBeHidden();
});

// @specification §2 L36
// @specification §4 L183
// @specification §8 L288
test("an error page offers a reload, and other pages still work", MAIN, async ({ page, consoleErrors }) => {
  consoleErrors.expect(500);
  await page.goto("/faq", { waitUntil: "networkidle" });
  const failure = page.getByRole("heading", { name: "Oops, Something Went Wrong!" });
  const mugs = page.getByRole("banner").getByRole("link", { name: "Mugs" });
  await page.route("**/custom-pet-mugs?*_data=*", (route) => route.fulfill({ status: 500, body: "no" }));
  await mugs.click();
  await expect(failure).toBeVisible();
  // It has the shop's own colors, although the browser rendered the whole document again.
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(251, 247, 241)");
  await page.getByRole("banner").getByRole("link", { name: "My Pet Canvas" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("The face you love");
  await mugs.click();
  await expect(failure).toBeVisible();
  await page.getByRole("button", { name: "Try again?" }).click();
  await expect(page.getByRole("heading", { name: "Pet Mugs" })).toBeVisible();
});
