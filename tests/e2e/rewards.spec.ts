import { expectMail } from "../fixtures/mailbox";
import { shippedOrder } from "../fixtures/shipped-order";
import { expect, test } from "../fixtures/shop-test";
import { arrives } from "../fixtures/visit";

const PAGE_PATH = "/customer/account/my-rewards";

// @specification §2 L44
test("a new customer sees next steps, and joins the loyalty levels by keyboard", async ({
  page,
  account,
}) => {
  await account.hasRegistered();
  await page.goto("/customer/account/dashboard");
  await arrives(page, "Hello, Ada");
  await expect(page.getByText("No orders yet.")).toBeVisible();
  const belongings = page.getByRole("list", { name: "At a glance" });
  await expect(belongings.getByRole("link", { name: /Store credit/ })).toContainText("$0.00");
  await expect(page.getByRole("link", { name: "Resend the email" })).toBeVisible();

  await belongings.getByRole("link", { name: /Reward points/ }).press("Enter");
  await arrives(page, "Reward Points");
  await expect(page).toHaveTitle("Reward Points | My Pet Canvas");
  await expect(page.getByText("No points yet.")).toBeVisible();
  await page.getByRole("link", { name: "Join the loyalty program" }).press("Enter");
  await arrives(page, "Join the Loyalty Levels");
  await page.getByRole("button", { name: "Join now" }).press("Enter");
  await expect(page.getByText("Welcome to the loyalty program!")).toBeVisible();
  await arrives(page, "Loyalty Level");
  await expect(page.getByText("$150 more to Companion")).toBeVisible();

  await page.getByRole("link", { name: "Settings", exact: true }).press("Enter");
  await arrives(page, "Rewards Settings");
  await page.getByRole("button", { name: "Leave the loyalty program" }).press("Enter");
  await expect(page.getByText("You haven't joined.")).toBeVisible();
});

test("a shipped order earns points, and sends the requested email", async ({ page, account, request }) => {
  await account.hasRegistered();
  await page.goto(`${PAGE_PATH}/settings`);
  await page.getByRole("checkbox", { name: "When I earn points" }).check();
  await page.getByRole("checkbox", { name: "30 days before" }).uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your email preferences have been saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "When I earn points" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "30 days before" })).not.toBeChecked();

  const number = await shippedOrder(request, account, { quantity: 2 });
  await expectMail(account.email, `25 points for order ${number}`);
  await page.goto(PAGE_PATH);
  const points = page.getByRole("region", { name: "Your points" });
  await expect(points).toContainText(/^25points/);
  await page.getByRole("link", { name: "Transactions" }).click();
  await arrives(page, "Points Transactions");
  await expect(page.getByRole("row", { name: `Earned with order ${number}` })).toContainText("+25");
  await page.goto(`${PAGE_PATH}/policy`);
  await arrives(page, "Rewards Policy");
});

// @specification §2 L56
test("unknown sub-pages of the rewards are not found", async ({ page, account, consoleErrors }) => {
  consoleErrors.expect(404);
  await account.hasRegistered();
  for (const path of ["nothing", "policy/join", "loyaltylevel/leave"]) {
    const response = await page.goto(`${PAGE_PATH}/${path}`);
    expect(response?.status()).toBe(404);
  }
});
