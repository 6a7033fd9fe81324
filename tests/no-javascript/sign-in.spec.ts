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
