import { placedOrder } from "../fixtures/placed-order";
import { expect, test } from "../fixtures/shop-test";

test("a proof is found and answered by plain forms", async ({ page, request, troubles }) => {
  troubles.expect(422);
  const { number, token } = await placedOrder(request);
  await page.goto("/artwork_view");
  await page.getByLabel("Order number").fill(number);
  await page.getByLabel("Email", { exact: true }).first().fill("ada@example.com");
  await page.getByRole("button", { name: "Find my order" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`The artwork of order ${number}`);
  await page.goto(`/proof_order?order=${token}`);
  await page.getByRole("button", { name: /Ask for a change/ }).click();
  await expect(page.getByText("This is a required field.")).toBeVisible();
  await page.getByLabel("What should be different?").fill("A larger name, please.");
  await page.getByRole("button", { name: /Ask for a change/ }).click();
  await expect(page.getByText("A larger name, please.")).toBeVisible();
});

test("the blog is read, by topic and page by page", async ({ page }) => {
  await page.goto("/blog");
  await page.getByRole("link", { name: "Older" }).click();
  await expect(page).toHaveURL(/\/blog\?p=2$/);
  await page.getByRole("link", { name: "Care", exact: true }).click();
  await page.getByRole("link", { name: /wash a photo blanket/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/How to wash a photo blanket/);
});
