import { choosesANewPassword, confirmsTheAddress, keepsALeakedPassword } from "../fixtures/password-story";
import { expect, test } from "../fixtures/shop-test";

test("a new customer confirms the email address by a link", async ({ shop }) => {
  await confirmsTheAddress(shop);
});

test("a forgotten password is reset by email", async ({ shop, consoleErrors }) => {
  consoleErrors.expect(422);
  await choosesANewPassword(shop);
});

test("a leaked password causes a warning, and can be used anyway", async ({ shop, consoleErrors }) => {
  consoleErrors.expect(422);
  await keepsALeakedPassword(shop);
});

// @specification §2 L83
// @specification §6 L208
test("signed-in customers are redirected from the pages for visitors to the account", async ({
  page,
  account,
}) => {
  await account.registers();
  for (const path of ["login", "register", "forgot-password", "reset-password"]) {
    await page.goto(`/customer/${path}`);
    await expect(page, path).toHaveURL(/\/customer\/account\/dashboard$/);
  }
  await page.goto("/customer/create-password");
  await expect(page).toHaveURL(/\/customer\/account\/information$/);
});
