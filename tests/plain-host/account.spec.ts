import { PASSWORD } from "../fixtures/account";
import { keepsAnAddressBook } from "../fixtures/address-book-story";
import { linkInMail } from "../fixtures/mailbox";
import { plainOrderOf } from "../fixtures/plain-order";
import { expect, test } from "../fixtures/shop-test";
import { magentoOf } from "../fixtures/test-shops";
import { arrives } from "../fixtures/visit";
import { visitedShop } from "../fixtures/visiting-test";

/** A shop whose provider is a Magento Open Source: features of the extension are absent, everything else works. */

const NEW_PASSWORD = "Better-cat-2027";

const PAGE_TITLES = [
  "My Dashboard",
  "My Orders",
  "Account Information",
  "Address Book",
  "Promotional Consent",
];

test("signs in by password only", async ({ account, consoleErrors }) => {
  const { page } = account;
  consoleErrors.expect(422);
  await account.registers();
  await expect(page.getByText("Your have successfully created your account.")).toBeVisible();
  await account.logsOut();

  await page.goto("/customer/login?by=email");
  await expect(page).toHaveURL(/\/customer\/login$/);
  await expect(page.getByRole("link", { name: "Email me a code" })).toHaveCount(0);
  await expect(page.getByText("Continue with")).toHaveCount(0);
  await account.signsIn("Wrong-dog-2026");
  await expect(page.getByText("The account sign-in was incorrect")).toBeVisible();
  await account.signsIn();
  await expect(page.getByText("You have successfully logged in.")).toBeVisible();
  await account.isGreeted();
});

test("resets the password by the emailed link", async ({ account, consoleErrors }) => {
  const { page, email } = account;
  consoleErrors.expect(422);
  await account.registers();
  await account.logsOut();
  await asksFor(`nobody.${email}`);
  await asksFor(email);

  const link = await linkInMail(email, "Forgot your password?", "/customer/reset-password");
  await chooses(NEW_PASSWORD);
  await expect(page.getByText("Your password has been saved successfully.")).toBeVisible();
  await chooses(NEW_PASSWORD);
  await expect(page.getByText("This link has expired or was already used.")).toBeVisible();
  await account.logsIn(NEW_PASSWORD);
  await account.isGreeted();

  /** The response is the same for an address without an account. */
  async function asksFor(address: string): Promise<void> {
    await page.goto("/customer/forgot-password");
    await page.getByRole("main").getByRole("textbox", { name: "Email" }).fill(address);
    await page.getByRole("button", { name: "Email me the link" }).click();
    await expect(page.getByText(`If there is an account associated with ${address}`)).toBeVisible();
  }

  async function chooses(password: string): Promise<void> {
    await page.goto(link);
    await arrives(page, "Choose a new password");
    await page.getByLabel("New password", { exact: true }).fill(password);
    await page.getByLabel("Confirm new password").fill(password);
    await page.getByRole("button", { name: "Save my password" }).click();
  }
});

test("sends the link of a confirmation again, or says how an address is confirmed where the host cannot", async ({
  account,
  consoleErrors,
}) => {
  const { page, email } = account;
  consoleErrors.expect(422);
  await account.registers();
  await page.goto("/customer/resend-link");
  await arrives(page, "Confirm your email address");
  await expect(page.getByRole("main").getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await page.getByRole("button", { name: "Send me a new link" }).click();
  const isOld = magentoOf(visitedShop()).version === "2.4.7";
  const said = isOld ? "Please contact us, and we'll confirm your address." : "we've emailed a new link.";
  await expect(page.getByText(said).last()).toBeVisible();
});

test("shows the pages that the host supports", async ({ account, consoleErrors }) => {
  const { page } = account;
  consoleErrors.expect(404);
  await account.hasRegistered();
  await page.goto("/customer/account/dashboard");
  await arrives(page, "Hello, Ada");
  const menu = page.getByRole("navigation", { name: "My Account" });
  await expect(menu.getByRole("link")).toHaveText(PAGE_TITLES);
  await expect(page.getByRole("list", { name: "At a glance" })).toHaveCount(0);
  await expect(page.getByText("Invite a friend")).toHaveCount(0);
  for (const title of PAGE_TITLES.slice(1)) {
    await menu.getByRole("link", { name: title }).click();
    await arrives(page, title);
  }
  for (const path of ["my-rewards", "my-credits", "gift-card-balance", "sessions", "privacy"]) {
    const answer = await page.goto(`/customer/account/${path}`);
    expect(answer?.status(), path).toBe(404);
    await arrives(page, "Page Not Found");
  }
});

test("changes name, password and newsletter", async ({ account, consoleErrors }) => {
  const { page } = account;
  consoleErrors.expect(422);
  await account.hasRegistered();
  await page.goto("/customer/account/information");
  await expect(page.getByRole("textbox", { name: "Phone" })).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "GST number" })).toHaveCount(0);
  await page.getByRole("textbox", { name: "Last name" }).fill("Lovelace");
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(page.getByText("Your details have been saved.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Last name" })).toHaveValue("Lovelace");

  await page.getByLabel("Current password").fill("Wrong-dog-2026");
  await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Confirm new password").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByLabel("Current password")).toHaveAttribute("aria-invalid", "true");
  await account.isGreeted();

  await page.goto(
    await linkInMail(account.email, "Please confirm that this address is yours", "/customer/resend-link"),
  );
  await page.getByRole("button", { name: "Yes, that's my address" }).click();
  await expect(page.getByText("Thank you! Your email address is confirmed.")).toBeVisible();
  await page.goto("/customer/account/newsletter");
  await page.getByRole("button", { name: "Withdraw my consent" }).click();
  await expect(page.getByText("You're unsubscribed from our newsletter.")).toBeVisible();
  await page.getByRole("button", { name: "Subscribe me" }).click();
  await expect(page.getByText("Thank you! You're subscribed to our newsletter.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your consent history" })).toHaveCount(0);
});

test("shows an order and reorders it", async ({ account, request }) => {
  const { page, email } = account;
  await account.hasRegistered();
  const number = await plainOrderOf(request, email, PASSWORD);
  await account.opensOrder(number);
  const main = page.getByRole("main");
  await expect(main).toContainText("Canvas Hanging Kit");
  await expect(main).toContainText("12 Analytical Way");
  await expect(main.getByText("Grand Total")).toBeVisible();
  await expect(main.getByRole("link", { name: "Invoice" })).toHaveCount(0);
  await main.getByRole("button", { name: "Order it again" }).click();
  await arrives(page, "Your cart");
  await expect(page.getByRole("main")).toContainText("Canvas Hanging Kit");
});

test("keeps an address book", async ({ page, shop, consoleErrors }) => {
  await keepsAnAddressBook(page, shop, consoleErrors);
});

test("links to no page that the host does not support", async ({ page, consoleErrors }) => {
  consoleErrors.expect(404);
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Track your order" })).toBeVisible();
  await expect(footer.getByRole("link", { name: "Refer a friend" })).toHaveCount(0);
  await expect(footer.getByRole("link", { name: "Share your photo" })).toHaveCount(0);
  await expect(footer.getByText("50% off your first order")).toHaveCount(0);
  for (const path of ["/bulk-order", "/facebook", "/refer-a-friend", "/share-your-photo", "/proof_order"]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
});

test("subscribes to the newsletter", async ({ account: { page, email } }) => {
  await page.goto("/contact-us");
  await page.getByRole("contentinfo").getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("The confirmation request has been sent.")).toBeVisible();
});

test("redirects an expired session to the login, and back", async ({ account }) => {
  const { page } = account;
  await account.hasRegistered();
  await page.context().clearCookies();
  await page.goto("/customer/account/address-book");
  await account.signsIn();
  await arrives(page, "Address Book");
});
