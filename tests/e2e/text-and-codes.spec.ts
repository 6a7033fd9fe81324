import { uploadsClipArt } from "../fixtures/clip-art-story";
import { isWarnedOfTightBends } from "../fixtures/measured-warnings-story";
import { expect, test } from "../fixtures/shop-test";
import { setsTextAndACode } from "../fixtures/studio-text-story";

test("text of two lines and a QR code are set and arranged in the editor", async ({ shop }) => {
  await setsTextAndACode(shop);
});

test("clip art and fonts are searched by words", async ({ page, studio }) => {
  await page.goto("/photomug-tool");
  await studio.isReady();
  await page.getByText("Add clip art").click();
  await page.getByRole("searchbox", { name: "Search clip art" }).fill("birthday");
  await expect(page.getByRole("button", { name: "Add: Cake" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add: Bone" })).toHaveCount(0);
  await page.getByRole("searchbox", { name: "Search fonts" }).fill("script");
  await expect(page.getByRole("radio", { name: "Sacramento, fine script" })).toHaveCount(1);
  await expect(page.getByRole("radio", { name: "Cinzel, Roman capitals" })).toHaveCount(0);
});

test("a drawing of one's own is uploaded as clip art", async ({ shop, consoleErrors }) => {
  consoleErrors.expect(422);
  await uploadsClipArt(shop);
});

test("a sign whose tubes would be bent too tightly is told of once it is saved", async ({ shop }) => {
  await isWarnedOfTightBends(shop);
});
