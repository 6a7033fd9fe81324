import { choosesANewPassword, confirmsTheAddress } from "../fixtures/password-story";
import { expect, test } from "../fixtures/shop-test";
import { arrives } from "../fixtures/visit";

test("a new customer confirms the address by letter", async ({ shop, troubles }) => {
  troubles.expect(422);
  await confirmsTheAddress(shop);
});

test("a forgotten password is replaced by letter", async ({ shop, troubles }) => {
  troubles.expect(422);
  await choosesANewPassword(shop);
});

test("who is logged in is led from the pages for visitors to the account", async ({ page, account }) => {
  await account.registers();
  for (const path of ["login", "register", "forgot-password", "reset-password"]) {
    await page.goto(`/customer/${path}`);
    await expect(page, path).toHaveURL(/\/customer\/account\/dashboard$/);
  }
  await page.goto("/customer/create-password");
  await expect(page).toHaveURL(/\/customer\/account\/information$/);
});

test("pages of links say what they need when they are opened without one", async ({ page }) => {
  await page.goto("/customer/reset-password");
  await arrives(page, "Choose a new password");
  await page.goto("/customer/create-password");
  await arrives(page, "Create your password");
  await page.getByRole("link", { name: "Send me a link" }).click();
  await arrives(page, "Forgot your password?");
  await page.goto("/customer/resend-link");
  await arrives(page, "Confirm your email address");
});
