import { expect, test } from "../fixtures/form-test";
import {
  buysALedge,
  choosesAVariant,
  paysAsACustomer,
  searchesAMagento,
} from "../fixtures/plain-purchase-story";
import { arrives } from "../fixtures/visit";

/** A shop whose provider is an Adobe Commerce: it has a part of the balances, and none of our other features. */

const PAGE_TITLES = [
  "My Dashboard",
  "My Orders",
  "My Rewards",
  "My Credits",
  "Gift Cards",
  "Account Information",
  "Address Book",
  "Promotional Consent",
];

test("a customer buys, and reorders", async ({ page, shop, consoleErrors }) => {
  await shop.account.hasRegistered();
  await buysALedge(page, shop.cart, consoleErrors);
  await paysAsACustomer(page, shop);
});

test("a variant of a configurable product is chosen, priced and bought", async ({ page, cart }) => {
  await choosesAVariant(page, cart);
});

test("lists are filtered and sorted by what the host supports", async ({ page }) => {
  await searchesAMagento(page);
});

test("shows the account pages that the host supports, and balances on the dashboard", async ({
  account,
  consoleErrors,
}) => {
  const { page } = account;
  await account.hasRegistered();
  await page.goto("/customer/account/dashboard");
  await arrives(page, "Hello, Ada");
  const balances = page.getByRole("list", { name: "At a glance" });
  await expect(balances.getByRole("link", { name: /Store credit/ })).toContainText("$0.00");
  await expect(balances.getByRole("link", { name: /Reward points/ })).toBeVisible();
  await expect(page.getByText("Invite a friend")).toHaveCount(0);
  const menu = page.getByRole("navigation", { name: "My Account" });
  await expect(menu.getByRole("link")).toHaveText(PAGE_TITLES);
  for (const path of [
    "my-orders",
    "my-rewards",
    "my-credits",
    "gift-card-balance",
    "information",
    "address-book",
  ]) {
    const response = await page.goto(`/customer/account/${path}`);
    expect(response?.status(), path).toBe(200);
  }
  consoleErrors.expect(404);
  for (const path of ["refer-and-earn", "sessions", "privacy", "my-rewards/loyaltylevel"]) {
    const response = await page.goto(`/customer/account/${path}`);
    expect(response?.status(), path).toBe(404);
    await arrives(page, "Page Not Found");
  }
});

test("reports a gift card that does not exist", async ({ account, cart, consoleErrors }) => {
  const { page } = account;
  await account.hasRegistered();
  await buysALedge(page, cart, consoleErrors);
  await page.getByText(/^Use a gift card/).click();
  await page.getByRole("textbox", { name: "Gift card code" }).fill("ABCD-EFGH-JKLM-NPQR");
  await page.getByRole("button", { name: "Apply the gift card" }).click();
  await expect(page.getByText(/^We don't recognize this code/)).toBeVisible();
});
