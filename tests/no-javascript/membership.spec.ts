import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/form-test";
import { arrives } from "../fixtures/visit";

const ACCOUNT = "/customer/account/information";

test("a membership requires the login, is bought, gives member prices, and renews if its owner wants", async ({
  shopper,
  account,
  cart,
  checkout,
}) => {
  const { page } = shopper;
  await page.goto("/champ-membership");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(cart.line("Champ Membership")).toContainText("You need an account for a membership.");
  await account.hasRegistered();
  await cart.opens();
  await expect(cart.line("Champ Membership")).not.toContainText("You need an account for a membership.");

  await cart.proceedsToCheckout();
  await givesBillingAddress(page);
  await checkout.pays(/Card/);
  await checkout.entersCard("4242 4242 4242 4242");
  await checkout.isThanked();
  await expect(page.getByText("you're a champ member and your cart shows member prices")).toBeVisible();

  await page.goto("/oak-picture-ledge");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await arrives(page, /^Your cart/);
  await expect(cart.line("Oak Picture Ledge")).toContainText("Member price");
  await cart.line("Oak Picture Ledge").getByText("Price details").click();
  await expect(cart.line("Oak Picture Ledge")).toContainText(/Member price\s*-\$/);

  await page.goto(ACCOUNT);
  const membership = page.getByRole("region", { name: "Champ membership" });
  await expect(membership).toContainText(`You're a member until`);
  await expect(membership).toContainText(String(new Date().getUTCFullYear() + 1));
  await membership.getByRole("button", { name: "I want to renew" }).click();
  await expect(page.getByText("We'll remind you in time")).toBeVisible();
  await membership.getByRole("button", { name: "Don't renew" }).click();
  await expect(page.getByText("Your membership will end at the end of its year.")).toBeVisible();
  await expect(membership.getByRole("button", { name: "I want to renew" })).toBeVisible();
});

async function givesBillingAddress(page: Page): Promise<void> {
  for (const [label, value] of [
    ["First name", "Ada"],
    ["Last name", "Byron"],
    ["Street address", "12 Main Street"],
    ["City", "Austin"],
    ["ZIP code", "78701"],
    ["Phone", "512-555-0100"],
  ]) {
    await page.getByRole("textbox", { name: label, exact: true }).first().fill(value);
  }
  await page.getByRole("combobox", { name: "State" }).first().selectOption("Texas");
  await page.getByRole("button", { name: "Continue to payment" }).click();
}
