import { expect, test } from "../fixtures/shop-test";

const TAG = "Engraved Pet Tag";

test("the browser asks for confirmation only before a changed design would be lost", async ({
  page,
  studio,
}) => {
  const asked: string[] = [];
  page.on("dialog", async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await page.goto("/pet-tags-tool");
  await studio.opens(TAG);
  await page.reload();
  await studio.opens(TAG);
  await studio.chooses("Size", "Large");
  await studio.saves();
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  await page.reload();
  await studio.opens(TAG);
  expect(asked).toEqual([]);

  await studio.chooses("Size", "Small");
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  await page.reload();
  await studio.opens(TAG);
  expect(asked).toEqual(["beforeunload"]);
});
