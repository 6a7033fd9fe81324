import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test";
import { arrives } from "../fixtures/visit";

/** What a shopper does on a page before its scripts have come. */

/** A new page whose scripts wait, and a function that sends them. */
async function openWithoutScripts(
  context: BrowserContext,
  address: string,
): Promise<{ page: Page; sendScripts: () => void }> {
  const page = await context.newPage();
  let sendScripts = () => {};
  const sent = new Promise<void>((resolve) => {
    sendScripts = resolve;
  });
  await page.route("**/build/**/*.js", async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto(address);
  return { page, sendScripts };
}

test("a size chosen before the scripts have come stays chosen, and the price follows", async ({
  context,
}) => {
  const { page, sendScripts } = await openWithoutScripts(context, "/canvas-tool?sku=free-canvas&size=11x14");
  const smaller = page.getByRole("radio", { name: /^8 × 10 in/ });
  await smaller.focus();
  await smaller.check();
  await expect(page.getByText("$37.99").first()).toBeVisible();
  sendScripts();
  await expect(page.getByText("$37.99")).toHaveCount(0);
  await expect(smaller).toBeChecked();
  await expect(smaller).toBeFocused();
});

test("a line too long that was typed before the scripts have come is kept and reported", async ({
  context,
}) => {
  const { page, sendScripts } = await openWithoutScripts(context, "/busroll-tool");
  const text = page.getByRole("textbox", { name: "Your text, one per line" });
  const typed = "Rex\nThe sofa in the living room";
  await text.fill(typed);
  sendScripts();
  await expect(page.getByText(/“The sofa in the living room” is too long/).first()).toBeVisible();
  await expect(text).toHaveValue(typed);
  await expect(text).toBeFocused();
});

test("a saved text that was changed before the scripts have come is kept", async ({ context }) => {
  const { page, sendScripts } = await openWithoutScripts(context, "/canvas-tool");
  const text = page.locator('textarea[name="front.added-1.text"]');
  await page.getByRole("button", { name: "Add text" }).click();
  await text.fill("Rex");
  await page.getByRole("button", { name: "Save this design" }).click();
  await expect(text).toHaveJSProperty("defaultValue", "Rex");
  await text.fill("Rex and Bella");
  sendScripts();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(text).toHaveValue("Rex");
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(text).toHaveValue("Rex and Bella");
});

test("a password shown before the scripts have come is shown by them", async ({ shop, context }) => {
  await shop.account.hasRegistered();
  const { page, sendScripts } = await openWithoutScripts(context, "/customer/account/information");
  await arrives(page, "Account Information");
  const current = page.getByLabel("Current password", { exact: true });
  await current.fill("Biscuit-4-Rex");
  await page.getByRole("button", { name: "Show current password" }).click();
  sendScripts();
  await expect(current).toHaveAttribute("type", "text");
  await expect(current).toHaveValue("Biscuit-4-Rex");
});
