import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/accessibility";
import { type FailingShop, openFailingShop } from "../fixtures/failing-provider";
import { hangsUp } from "../fixtures/faulty-host";
import { test as base, expect } from "../fixtures/shop-test";
import { addressOf } from "../fixtures/test-shops";
import { arrives } from "../fixtures/visit";
import { visitedShop } from "../fixtures/visiting-test";

const BLOCKED = "Request origin is blocked by your browser, please check the access control policy";

/** The shop fails for a whole test, so these tests run one after the other. */
base.describe.configure({ mode: "serial" });

const test = base.extend<object, { failing: FailingShop }>({
  failing: [
    async ({ browserName: _browser }, use) => {
      const failing = await openFailingShop(addressOf(visitedShop().port));
      await use(failing);
      await failing.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ failing }, use) => use(failing.address),
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "a provider that fails" : "the same without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test.beforeEach(({ failing, consoleErrors }) => {
      failing.recovers();
      consoleErrors.expect(422);
    });

    test("a failure at the cart loses nothing of it, and one at the address keeps the input", async ({
      page,
      failing,
      cart,
    }) => {
      failing.failsAt(["CreateGuestCart"]);
      await page.goto("/oak-picture-ledge");
      await page.getByRole("main").getByRole("button", { name: "Add to cart" }).click();
      await expect(page.getByText("Invalid json object.")).toBeVisible();
      failing.recovers();
      await page.getByRole("main").getByRole("button", { name: "Add to cart" }).click();
      await arrives(page, "Your cart");

      failing.failsAt(["CartPage"]);
      await page.goto("/checkout/cart");
      await arrives(page, "We can't open your cart right now");
      failing.recovers();
      await page.getByRole("link", { name: "Try again" }).click();
      await arrives(page, "Your cart");
      await expect(cart.line("Picture Ledge")).toBeVisible();

      await page.goto("/checkout");
      failing.failsAt(["SetShippingAddress"], hangsUp);
      await fillsAddress(page);
      await page.getByRole("button", { name: "Continue to shipping" }).click();
      await expect(page.getByText(BLOCKED).first()).toBeVisible();
      await expect(field(page, "Street address")).toHaveValue("12 Main Street");
      await expectAccessible(page);
      failing.recovers();
      await page.getByRole("button", { name: "Continue to shipping" }).click();
      await expect(page).toHaveURL(/step=delivery/);
    });

    test("a failure at the login keeps the email address", async ({ page, failing }) => {
      failing.failsAt(["LogIn"]);
      await page.goto("/customer/login");
      await page.getByRole("main").getByRole("textbox", { name: "Email" }).fill("ada@example.com");
      await page.getByLabel("Password", { exact: true }).fill("Good-dog-2026");
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(page.getByText("Invalid json object.").first()).toBeVisible();
      await expect(page.getByRole("main").getByRole("textbox", { name: "Email" })).toHaveValue(
        "ada@example.com",
      );
    });
  });
}

function field(page: Page, name: string) {
  return page.getByRole("textbox", { name, exact: true }).first();
}

async function fillsAddress(page: Page): Promise<void> {
  await field(page, "Email").fill("ada@example.com");
  await field(page, "First name").fill("Ada");
  await field(page, "Last name").fill("Byron");
  await field(page, "Street address").fill("12 Main Street");
  await field(page, "City").fill("Austin");
  await page.getByRole("combobox", { name: "State" }).first().selectOption("Texas");
  await field(page, "ZIP code").fill("78701");
  await field(page, "Phone").fill("512-555-0100");
}
