import { expect, test } from "../fixtures/form-test";
import { proofedOrder } from "../fixtures/proofed-order";

test("a proof is found, changed, sent again by the shop and approved by plain forms", async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  const { number, staff, proof } = await proofedOrder(request);
  await page.goto("/artwork_view");
  await page.getByLabel("Order number").fill(number);
  await page.getByLabel("Email", { exact: true }).first().fill("ada@example.com");
  await page.getByLabel("Last name").fill("Byron");
  await page.getByRole("button", { name: "Find my order" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`The artwork for order ${number}`);
  await page.getByRole("link", { name: "Respond to your proof" }).click();
  await page.getByRole("button", { name: "Email me the link" }).click();
  await expect(page.getByText("Check your inbox: we've emailed the link")).toBeVisible();
  await page.goto(proof);
  await page.getByRole("button", { name: /Ask for a change/ }).click();
  const wish = page.getByLabel("Or tell us what to change");
  await expect(wish).toHaveAccessibleDescription("This is a required field.");
  await expect(page.getByRole("alert").getByRole("link")).toHaveText("Or tell us what to change");
  await wish.fill("A larger name, please.");
  await page.getByRole("button", { name: /Ask for a change/ }).click();
  await expect(page.getByText("A larger name, please.")).toBeVisible();

  const { lines } = (await staff.reads("lines { id }")) as { lines: { id: string }[] };
  const reply = { order_item_id: lines[0].id, text: "It is as large as it can be." };
  await staff.sends("sendProofAgain", reply);
  await staff.sends("makePrintFiles", {}, "OrderFormInput");
  await page.goto(proof);
  await expect(page.getByText("It is as large as it can be.")).toBeVisible();
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText(/^Approved on/)).toBeVisible();
});

test("the blog is read, by topic and page by page", async ({ page }) => {
  await page.goto("/blog");
  await page.getByRole("link", { name: "Older" }).click();
  await expect(page).toHaveURL(/\/blog\?p=2$/);
  await page.getByRole("link", { name: "Care", exact: true }).click();
  await page.getByRole("link", { name: /wash a photo blanket/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/How to wash a photo blanket/);
});
