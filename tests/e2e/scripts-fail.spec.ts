import { expect, test } from "../fixtures/shop-test";

test("a studio whose scripts fail shows the buttons of its plain form after a while", async ({
  context,
  consoleErrors,
}) => {
  consoleErrors.expectLost();
  await context.route("**/build/**/*.js", (route) => route.abort());
  const page = await context.newPage();
  await page.goto("/calendar-tool");
  const update = page.getByRole("button", { name: "Update preview" });
  const add = page.getByRole("button", { name: "Add these photos" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(update).toBeVisible();
  await expect(add).toBeVisible();
  await update.click();
  await expect(page).toHaveURL(/calendar-tool/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
