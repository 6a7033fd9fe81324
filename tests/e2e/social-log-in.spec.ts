import { randomUUID } from "node:crypto";
import { mailTo } from "../fixtures/mailbox";
import { MAIN } from "../fixtures/main";
import { expect, test } from "../fixtures/shop-test";
import { type SocialNetwork, startSocialNetwork } from "../fixtures/social-network";
import { arrives } from "../fixtures/visit";
import { visitedShop } from "../fixtures/visiting-test";

// All of these tests share one network, so they run one after the other.
test.describe.configure({ mode: "default" });

let network: SocialNetwork;
test.beforeAll(async () => {
  network = await startSocialNetwork(visitedShop().facebookPort);
});
test.afterAll(() => network.stop());

const CONNECTED = "Your have successfully connected with social account.";

/** A person with an account at the network and a verified email address. */
function otto(changes: object = {}) {
  const id = randomUUID().slice(0, 8);
  const email = `otto.${id}@example.com`;
  return {
    id,
    email,
    name: "Otto Bark",
    first_name: "Otto",
    last_name: "Bark",
    email_verified: true,
    ...changes,
  };
}

// @specification §1 L11
// @specification §2 L57
// @specification §4 L149
// @specification §8 L264
test(
  "a new customer signs in with Facebook, returns to the page they wanted, and disconnects it",
  MAIN,
  async ({ page }) => {
    network.meets(otto());
    await page.goto("/customer/account/privacy");
    await arrives(page, "Sign in to My Pet Canvas");
    await page.getByRole("link", { name: "Continue with Facebook" }).press("Enter");
    await expect(page.getByText(CONNECTED)).toBeVisible();
    await arrives(page, "Privacy");
    await expect(page.getByRole("banner").getByText("Hi, Otto")).toBeVisible();
    await page.getByRole("button", { name: "Disconnect Facebook" }).click();
    await expect(page.getByText("That account is disconnected.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Social sign-in" })).toHaveCount(0);
  },
);

test("an existing account with the email address is connected only with the emailed code", async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  await account.hasAccount();
  network.meets(otto({ email: account.email }));
  await page.goto("/customer/login");
  await page.getByRole("link", { name: "Continue with Facebook" }).click();
  await arrives(page, "Enter the code from your email");
  const message = await mailTo(account.email, "sign in with Facebook");
  const code = /^\d{6}$/m.exec(message)?.[0] ?? "";

  await page.getByLabel("Code").fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("That code is wrong or has expired.").first()).toBeVisible();
  await page.getByLabel("Code").fill(code);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText(CONNECTED)).toBeVisible();
  await account.isGreeted();

  await account.logsOut();
  await page.goto("/customer/login");
  await page.getByRole("link", { name: "Continue with Facebook" }).click();
  await account.isGreeted();
});

test("nobody is signed in after declining, or with a callback that another browser started", async ({
  page,
  browser,
}) => {
  const NOT_IN = "We couldn't sign you in with Facebook. Please try again, or sign in another way.";
  const left = await page.request.get("/facebook", { maxRedirects: 0 });
  const { searchParams } = new URL(left.headers().location);
  expect(searchParams.get("code_challenge_method")).toBe("S256");
  const state = searchParams.get("state");

  await page.goto(`/facebook?error=access_denied&state=${state}`);
  await expect(page.getByText(NOT_IN)).toBeVisible();

  const another = await browser.newContext();
  const theirs = await another.newPage();
  await theirs.goto(new URL(`/facebook?code=stolen&state=${state}`, page.url()).href);
  await expect(theirs.getByText(NOT_IN)).toBeVisible();
  await another.close();
});
