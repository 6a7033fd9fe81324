import { expect, test } from "../fixtures/form-test";
import { mailedLoginCode, wrongCode } from "../fixtures/login-code";
import { mailTo } from "../fixtures/mailbox";
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

// @specification §8 L264
test("a password signs in by a plain form, which says so", async ({ page, account }) => {
  await account.hasAccount();
  await account.logsIn();
  await expect(page.getByText("You have successfully logged in.", { exact: true })).toBeVisible();
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

// @specification §1 L11
// @specification §2 L50
test("a visitor on an order's page without a number signs up by a code, and sees the list of orders", async ({
  page,
}) => {
  const email = `new.${Date.now()}@example.com`;
  await page.goto("/customer/account/view-order");
  await arrives(page, "Sign in to My Pet Canvas");
  await page.getByRole("main").getByRole("link", { name: "Create an account" }).click();
  await arrives(page, "Create your account");
  await page.getByRole("link", { name: "Sign up with a code instead" }).click();
  await arrives(page, "Create your account with a code");
  await page.getByRole("main").getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Send me the code" }).click();
  await arrives(page, "Enter the code from your email");
  const message = await mailTo(email, "Subject: Your code to create an account");
  await page.getByLabel("Code").fill(/^(\d{6})$/m.exec(message)?.[1] ?? "");
  await page.getByRole("main").getByLabel("First name").fill("Ada");
  await page.getByRole("main").getByLabel("Last name").fill("Byron");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Your have successfully created your account.")).toBeVisible();
  await arrives(page, "My Orders");
});
