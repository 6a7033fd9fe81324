import { datedPhoto } from "../fixtures/dated-photo";
import { MAIN } from "../fixtures/main";
import { choosesAProductForAPhoto, datesACalendar, fillsABook, ordersPrints } from "../fixtures/pages-story";
import { expect, test } from "../fixtures/shop-test";

test("a book is filled at once, and input is kept while other pages are shown", async ({ shop }) => {
  await fillsABook(shop);
});

test("a calendar is filled from the visible month on, and has readable custom dates", async ({ shop }) => {
  await datesACalendar(shop);
});

test("prints are oriented like their photos, and priced by size and count", async ({ shop }) => {
  await ordersPrints(shop);
});

test("a photo is previewed on a dozen products, and used in the chosen one", async ({
  shop,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  await choosesAProductForAPhoto(shop);
});

test("failed photo uploads are retried, and the others are not", async ({ page, studio, consoleErrors }) => {
  consoleErrors.expectLost();
  await page.goto("/photobook-tool");
  await studio.isReady();
  let sent = 0;
  await page.route("**/photos/upload", (route) => {
    sent += 1;
    return sent === 2 ? route.abort() : route.continue();
  });
  const days = ["2024-03-09", "2024-04-09", "2024-05-09"];
  const photos = await Promise.all(days.map((day) => datedPhoto(`${day}.jpg`, day)));
  await page.getByLabel("Choose your photos").setInputFiles(photos);
  await expect(page.getByText("1 photo couldn't be uploaded.").first()).toBeVisible();
  await expect(page.getByText("2 photos are in your design.").last()).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("1 photo is in your design.").last()).toBeVisible();
  expect(sent).toBe(4);
  await expect(page.getByRole("button", { name: "Try again" })).toBeHidden();
});

test(
  "the arrow keys move through the pages of a book, and the URL names the page",
  MAIN,
  async ({ page, studio }) => {
    await page.goto("/photobook-tool?surface=page-2");
    await studio.isReady();
    await page.getByRole("button", { name: "Page 2", exact: true }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("button", { name: "Page 3", exact: true })).toBeFocused();
    await expect(page.getByText("Page 3 (4 of 21)").last()).toBeVisible();
    await page.reload();
    await expect(page.getByText("Page 3 (4 of 21)").last()).toBeVisible();
  },
);
