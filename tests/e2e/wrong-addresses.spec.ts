import { MAIN } from "../fixtures/main";
import { expect, test } from "../fixtures/shop-test";
import { arrives } from "../fixtures/visit";

// @specification §2 L37
// @specification §8 L288
test("an unknown URL shows the not-found page", async ({ page, consoleErrors }) => {
  consoleErrors.expect(404);
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle("404 Not Found");
  await arrives(page, "Oops... Page Not Found");
});

// @specification §2 L38
test("requests for missing files get a small page", MAIN, async ({ request }) => {
  for (const address of [
    "/wp-login.php",
    "/main.js.map",
    "/.well-known/nothing",
    "/_next/data",
    "/__vite_ping",
  ]) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(404);
    const body = await response.text();
    expect(body, address).toContain("Oops... Page Not Found");
    expect(body.length, address).toBeLessThan(400);
  }
  for (const icon of ["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png", "/site.webmanifest"]) {
    expect((await request.get(icon)).status(), icon).toBe(200);
  }
});

test("forged cookies are ignored", async ({ page, context, baseURL, cart, shopper }) => {
  const names = ["MPC_CID", "MPC_CARTID", "MPC_TOOL_DATA", "PRICE_CACHE", "ORDER_DATA"];
  await context.addCookies(
    names.map((name) => ({ name, value: "ImZvcmdlZCI%3D.forged", url: baseURL ?? "" })),
  );
  await cart.opens();
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await shopper.seesCartCount(0);
  await page.goto("/customer/account/dashboard");
  await arrives(page, "Sign in to My Pet Canvas");
  const left = (await context.cookies()).filter(({ value }) => value.endsWith("forged"));
  expect(left.map(({ name }) => name)).toEqual(["ORDER_DATA"]);
});

// @specification §2 L82, L90
test("account pages redirect visitors to the login and back", async ({ page, account }) => {
  await account.hasAccount();
  await page.goto("/customer/account/my-orders");
  await expect(page).toHaveURL(/\/customer\/login\?.*my-orders/);
  await page.getByRole("main").getByRole("textbox", { name: "Email" }).fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill("Good-dog-2026");
  await page.getByRole("button", { name: "Sign in" }).click();
  await arrives(page, "My Orders");
});
