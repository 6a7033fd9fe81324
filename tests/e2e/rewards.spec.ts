import { expectMail } from "../fixtures/mailbox";
import { choosesEmailsAboutPoints } from "../fixtures/rewards-story";
import { shippedOrder } from "../fixtures/shipped-order";
import { expect, test } from "../fixtures/shop-test";
import { arrives } from "../fixtures/visit";

const PAGE_PATH = "/customer/account/my-rewards";

test("a shipped order earns points, and sends the requested email", async ({ page, account, request }) => {
  await account.hasRegistered();
  await choosesEmailsAboutPoints(page);

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
