import type { Browser, Page } from "@playwright/test";
import { PASSWORD } from "../fixtures/account";
import { mailedLoginCode, wrongCode } from "../fixtures/login-code";
import { expectMail } from "../fixtures/mailbox";
import { expect, test } from "../fixtures/shop-test";
import { arrives } from "../fixtures/visit";

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

// @specification §1 L11
// @specification §2 L86
test("an emailed code signs in, and leads back to the last shop page", async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  await account.hasAccount();
  await page.goto("/photomug-tool");
  await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
  await arrives(page, "Sign in to My Pet Canvas");
  await page.getByRole("link", { name: "Email me a code" }).click();
  await arrives(page, "Sign in with a code");
  const email = page.getByRole("main").getByRole("textbox", { name: "Email" });
  await email.fill("nobody");
  await page.getByRole("button", { name: "Send me the code" }).click();
  await expect(page.getByText("Please enter a valid email address").first()).toBeVisible();
  await email.fill(account.email);
  await page.getByRole("button", { name: "Send me the code" }).click();
  await arrives(page, "Enter the code from your email");
  const code = await mailedLoginCode(account.email);
  await page.getByLabel("Code").fill(wrongCode(code));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("That code is wrong or has expired.").first()).toBeVisible();
  await expect(page.locator(":focus")).toContainText("That code is wrong or has expired.");
  await page.getByLabel("Code").fill(code);
  await page.keyboard.press("Enter");
  await expect(page.getByText("You have successfully logged in.")).toBeVisible();
  await expect(page).toHaveURL(/\/photomug-tool$/);
  await account.isGreeted();
});

// @specification §2 L84
test("customers see their sessions and end them; a page that was open there redirects to the home page", async ({
  page,
  account,
  browser,
}) => {
  await account.hasRegistered();
  const phone = await signsInOnPhone(browser, account.email);
  await expectMail(account.email, "Safari on iPhone");

  await page.goto("/customer/account/sessions");
  await arrives(page, "Where You're Signed In");
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "This device" })).toContainText(
    "Chrome on",
  );
  await page.getByRole("button", { name: "Sign out Safari on iPhone" }).click();
  await expect(page.getByText("That device has been signed out.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Sign out Safari/ })).toBeHidden();

  await phone.getByRole("main").getByText("My Account").click();
  await phone.getByRole("main").getByRole("link", { name: "Address Book" }).click();
  await expect(phone.getByText("You've been signed out. Please sign in again.")).toBeVisible();
  await expect(phone).toHaveURL(/\/$/);
  await phone.context().close();

  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByText("You've been signed out everywhere.")).toBeVisible();
  await page.goto("/customer/account/sessions");
  await expect(page).toHaveURL(/\/customer\/login\?redirect=%2Fcustomer%2Faccount%2Fsessions$/);
});

async function signsInOnPhone(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ userAgent: PHONE, viewport: { width: 390, height: 800 } });
  const phone = await context.newPage();
  await phone.goto("/customer/login");
  await phone.getByRole("main").getByRole("textbox", { name: "Email" }).fill(email);
  await phone.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await phone.getByRole("button", { name: "Sign in" }).click();
  await arrives(phone, /Ada|Dashboard/);
  return phone;
}
