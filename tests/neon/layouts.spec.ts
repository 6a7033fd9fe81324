import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/accessibility";
import { expect, test } from "../fixtures/shop-test";

/** The element of a layer in the picture that is shown. */
const tube = (page: Page, name: string) => page.locator(`[data-layer="front.${name}"]:visible`).first();

test.use({ viewport: { width: 390, height: 844 } });

test("templates are collapsed under their titles on a phone, and each shows its neon line", async ({
  page,
  studio,
}) => {
  await page.goto("/neon-sign-tool-products?sku=neon-open");
  await studio.opens("Open, With a Cup");
  await studio.opensSheet("Text");
  await expect(page.getByRole("textbox", { name: "Phrase" })).toHaveValue("OPEN");
  await studio.opensSheet("Layout");
  await expect(page.getByRole("radio", { name: "Open, for a pet café" })).toBeVisible();
  const heart = page.getByRole("radio", { name: "Name in a heart" });
  await expect(heart).toBeHidden();

  await page.getByText("Pet names (7)").click();
  await heart.check();
  await studio.sendsWithoutJavaScript("Update preview");
  await expect(tube(page, "heart")).toBeVisible();
  await expect(tube(page, "cup")).toHaveCount(0);
  await studio.opensSheet("Text");
  await expect(page.getByRole("textbox", { name: "Text" })).toHaveValue("");
  await expectAccessible(page);
});

test("an added drawing glows, and costs as much as a shape", async ({ page, studio }) => {
  await page.goto("/create-your-own-neon-sign");
  await studio.isReady();
  await studio.types("Text", "Luna");
  await studio.sendsWithoutJavaScript("Update preview");
  await expect(page.getByText("$34.99").first()).toBeVisible();
  await studio.opensSheet("Layout");
  await page.getByText("Add clip art").click();
  await page.getByRole("button", { name: "Add: Neon husky" }).click();
  await expect(tube(page, "added-1")).toBeVisible();
  await expect(page.getByText("$52.99").first()).toBeVisible();
});
