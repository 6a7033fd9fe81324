import { expect, test } from "../fixtures/form-test";
import { mailedLoginCode, wrongCode } from "../fixtures/login-code";
import { arrives } from "../fixtures/visit";

// @specification §8 L264, L266
test("an emailed code signs in by plain forms, and sessions are ended by plain forms", async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  await account.hasAccount();
  await page.goto("/customer/account/sessions");
  await arrives(page, "Sign in to My Pet Canvas");
  await page.getByRole("link", { name: "Email me a code" }).click();
  await arrives(page, "Sign in with a code");
  await page.getByRole("main").getByRole("textbox", { name: "Email" }).fill(account.email);
  await page.getByRole("button", { name: "Send me the code" }).click();
  await arrives(page, "Enter the code from your email");
  const code = await mailedLoginCode(account.email);
  await page.getByLabel("Code").fill(wrongCode(code));
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("link", { name: "Code", exact: true }).click();
  await page.getByLabel("Code").fill(code);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("You have successfully logged in.")).toBeVisible();

  await arrives(page, "Where You're Signed In");
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByText("You've been signed out everywhere.")).toBeVisible();
  await page.goto("/customer/account/sessions");
  await arrives(page, "Sign in to My Pet Canvas");
});

test("who registers an address that has an account is offered to sign in or reset the password", async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  await account.hasAccount();
  await page.goto("/customer/register?redirect=%2Fwishlist");
  const form = page.getByRole("main");
  await form.getByLabel("First name").fill("Ada");
  await form.getByLabel("Last name").fill("Byron");
  await form.getByRole("textbox", { name: "Email" }).fill(account.email);
  await form.getByLabel("Password", { exact: true }).fill("Good-dog-2026!");
  await form.getByLabel("Confirm password").fill("Good-dog-2026!");
  await form.getByRole("button", { name: "Create account" }).click();
  await expect(form.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription(
    /A customer with the same email address already exists/,
  );
  await expect(form.getByRole("link", { name: "reset your password" })).toHaveAttribute(
    "href",
    "/customer/forgot-password?redirect=%2Fwishlist",
  );
  await form.getByRole("link", { name: "Sign in instead" }).click();
  await arrives(page, "Sign in to My Pet Canvas");
});
