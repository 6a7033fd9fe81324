import type { Locator, Page, Route } from "@playwright/test";
import { MAIN } from "../fixtures/main";
import { petPhoto } from "../fixtures/pet-photo";
import { expect, test } from "../fixtures/shop-test";
import { Touch } from "../fixtures/touch";

const MUG = "Custom Pet Photo Mug";

test.beforeEach(async ({ page, studio }) => {
  await page.goto("/photomug-tool");
  await studio.opens(MUG);
});

test(
  "a mouse drags text to the center, where it snaps, and resizes and rotates it",
  MAIN,
  async ({ page, studio }) => {
    await studio.types("Name", "Rex");
    await studio.edits();
    const words = part(page, "Name");
    const surface = await boxOf(page.getByRole("img", { name: "Around the mug, flat" }));
    const before = await boxOf(words);
    await page.mouse.move(before.middle.x, before.middle.y);
    await page.mouse.down();
    await page.mouse.move(before.middle.x - 60, before.middle.y - 40, { steps: 4 });
    await page.mouse.move(surface.middle.x + 4, before.middle.y - 40, { steps: 4 });
    await expect(page.locator("[data-guide=x]")).toBeVisible();
    await page.mouse.up();
    await expect(page.locator("[data-guide=x]")).toHaveCount(0);
    await expect.poll(async () => (await boxOf(words)).middle.x).toBeCloseTo(surface.middle.x, 0);
    await expect.poll(async () => (await boxOf(words)).middle.y).toBeLessThan(before.middle.y - 20);

    const placed = await boxOf(words);
    await drag(page, page.locator("[data-grip=bottom-right]"), { x: 50, y: 20 });
    await expect.poll(async () => (await boxOf(words)).width).toBeGreaterThan(placed.width + 20);
    const upright = await restingBox(words);
    const handle = await boxOf(page.locator("[data-grip=turn]"));
    await page.mouse.move(handle.middle.x, handle.middle.y);
    await page.mouse.down();
    await page.mouse.move(upright.middle.x + 150, upright.middle.y + 3, { steps: 6 });
    await page.mouse.up();
    await expect.poll(async () => (await boxOf(words)).width).toBeCloseTo(upright.height, 0);

    for (let step = 0; step < 3; step++) await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(async () => (await boxOf(words)).middle.x).toBeCloseTo(before.middle.x, 0);
    await expect.poll(async () => (await boxOf(words)).width).toBeCloseTo(before.width, 0);
  },
);

test("a photo is moved within its frame, or with it", async ({ page, studio }) => {
  await studio.uploads(await petPhoto());
  await studio.edits();
  const photo = part(page, "Photo");
  const frame = await boxOf(photo);
  const picture = page.locator("#surface-wrap image");
  const at = await picture.getAttribute("x");
  await drag(page, photo, { x: -30, y: 0 });
  await expect.poll(async () => (await boxOf(photo)).x).toBeCloseTo(frame.x, 0);
  await expect(picture).not.toHaveAttribute("x", at ?? "");

  await page.getByRole("button", { name: "Move frame" }).click();
  await drag(page, photo, { x: -40, y: 10 });
  await expect.poll(async () => (await boxOf(photo)).x).toBeLessThan(frame.x - 25);
});

test("the keyboard alone moves, rotates, empties and deselects a layer", MAIN, async ({ page, studio }) => {
  await studio.types("Name", "Rex");
  await studio.edits();
  const words = part(page, "Name");
  const photo = part(page, "Photo");
  const below = async () => (await boxOf(words)).y - (await boxOf(photo)).y;
  const before = { x: (await boxOf(words)).x, below: await below() };
  await photo.focus();
  await page.keyboard.press("Tab");
  await expect(words).toBeFocused();
  await expect(words).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("ArrowUp");
  await expect.poll(async () => (await boxOf(words)).x).toBeLessThan(before.x - 5);
  await expect.poll(below).toBeLessThan(before.below);
  const moved = await boxOf(words);
  await page.keyboard.press("+");
  await expect.poll(async () => (await boxOf(words)).width).toBeGreaterThan(moved.width);
  await page.keyboard.press("r");
  await expect.poll(async () => (await boxOf(words)).height).toBeGreaterThan(moved.width);
  await page.keyboard.press("Delete");
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("");
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Rex");
  await page.keyboard.press("Escape");
  await expect(words).toHaveAttribute("aria-pressed", "false");
});

test("added layers are reordered and removed", async ({ page, studio }) => {
  await studio.edits();
  await page.getByRole("button", { name: "Add text" }).click();
  await page.getByText("Layer order").click();
  const layers = page.getByRole("list", { name: "Layers: Around the mug" });
  await expect(layers.getByRole("listitem").first()).toContainText("Added text");
  await layers.getByRole("button", { name: "Send back: Added text" }).click();
  await expect(layers.getByRole("listitem").nth(1)).toContainText("Added text");
  await layers.getByRole("button", { name: "Added text", exact: true }).click();
  await expect(part(page, "Added text")).toHaveAttribute("aria-pressed", "true");
  await layers.getByRole("button", { name: "Remove: Added text" }).click();
  await expect(part(page, "Added text")).toHaveCount(0);
});

test("what the keyboard adds has the focus: its field, or its place in the flat view", async ({
  page,
  studio,
}) => {
  const add = page.getByRole("button", { name: "Add text" });
  await add.press("Enter");
  await expect(page.getByRole("textbox", { name: "Added text" })).toBeFocused();
  await studio.edits();
  await add.press("Enter");
  const places = page.getByRole("button", { name: /^Change: Added text/ });
  await expect(places).toHaveCount(2);
  await expect(places.and(page.locator(":focus"))).toHaveCount(1);
});

test("the flat view zooms without the page", async ({ page, studio }) => {
  await studio.edits();
  const surface = page.getByRole("img", { name: "Around the mug, flat" });
  const before = await boxOf(surface);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(async () => (await boxOf(surface)).width).toBeCloseTo(before.width * 1.25, -1);
  const { middle } = await boxOf(surface);
  await page.mouse.move(middle.x, middle.y);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, 100);
  await page.keyboard.up("Control");
  await expect.poll(async () => (await boxOf(surface)).width).toBeCloseTo(before.width, -1);
});

test("a changed design is saved automatically and found again", MAIN, async ({ page, studio }) => {
  await studio.types("Name", "Rex");
  await page.keyboard.press("Tab");
  await expect(page).toHaveURL(/design=/);
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  await page.reload();
  await studio.opens(MUG);
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Rex");
});

test("a save pressed during an autosave saves the same design, not a second one", async ({
  page,
  studio,
}) => {
  const newDesigns: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && !request.url().includes("design=")) newDesigns.push(request.url());
  });
  const autosave = new Promise<Route>((held) => page.route("**/photomug-tool**_data=**", held, { times: 1 }));
  await studio.types("Name", "Rex");
  await page.keyboard.press("Tab");
  const held = await autosave;
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await held.continue();
  await expect(page).toHaveURL(/design=/);
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  expect(newDesigns).toHaveLength(1);
});

test("leaving with unsaved changes asks for confirmation; a failed save is retried", async ({
  page,
  studio,
  consoleErrors,
}) => {
  consoleErrors.expectLost();
  await page.route("**/photomug-tool**_data=**", (route) => route.abort());
  await studio.types("Name", "Rex");
  await expect(page.getByText("Not saved, trying again").last()).toBeVisible();
  await page.getByRole("link", { name: "About this product" }).click();
  const question = page.getByRole("dialog", { name: "You have unsaved changes" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(question).toBeHidden();
  await page.unroute("**/photomug-tool**_data=**");
  await page.getByRole("link", { name: "About this product" }).click();
  await question.getByRole("button", { name: "Save and leave" }).click();
  await expect(page).toHaveURL(/custom-pet-photo-mug/);
  await page.goBack();
  await studio.opens(MUG);
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Rex");
});

test("a failed photo upload is retried", MAIN, async ({ page, consoleErrors }) => {
  consoleErrors.expectLost();
  await page.route("**/photos/upload", (route) => route.abort());
  await page
    .getByLabel("Choose a photo")
    .first()
    .setInputFiles(await petPhoto());
  await expect(page.getByText("We couldn't upload your photo").first()).toBeVisible();
  await page.unroute("**/photos/upload");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("img", { name: "Your choice" })).toBeVisible();
});

test("a running photo upload is canceled", async ({ page }) => {
  await page.route("**/photos/upload", () => undefined);
  await page
    .getByLabel("Choose a photo")
    .first()
    .setInputFiles(await petPhoto());
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Cancel" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add to cart" })).toBeVisible();
});

test.describe("with fingers", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a finger scrolls the page over the design, and moves only a selected layer", async ({
    page,
    studio,
  }) => {
    await studio.types("Name", "Rex");
    await page.evaluate(() => window.scrollTo(0, 0));
    const touch = await Touch.on(page);
    const words = part(page, "Name");
    const place = await boxOf(words);
    await touch.drags(place.middle, { x: 0, y: -120 });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(60);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const before = await boxOf(words);
    await words.tap();
    await expect(words).toHaveAttribute("aria-pressed", "true");
    await touch.drags(before.middle, { x: -50, y: -30 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(async () => (await boxOf(words)).x).toBeLessThan(before.x - 30);

    const moved = await boxOf(words);
    await touch.pinches(moved.middle, { from: 30, to: 60 });
    await expect.poll(async () => (await boxOf(words)).width).toBeGreaterThan(moved.width * 1.5);
  });
});

function part(page: Page, title: string): Locator {
  return page.getByRole("button", { name: `Change: ${title}`, exact: true });
}

async function drag(page: Page, from: Locator, by: { x: number; y: number }): Promise<void> {
  const { middle } = await boxOf(from);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + by.x / 2, middle.y + by.y / 2, { steps: 3 });
  await page.mouse.move(middle.x + by.x, middle.y + by.y, { steps: 3 });
  await page.mouse.up();
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not to be seen.");
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

/** Its box once the last movement of the mouse is drawn. */
async function restingBox(element: Locator) {
  let former = "";
  await expect
    .poll(
      async () => {
        const present = JSON.stringify(await boxOf(element));
        const isAtRest = present === former;
        former = present;
        return isAtRest;
      },
      { intervals: [300] },
    )
    .toBe(true);
  return boxOf(element);
}
