import { randomUUID } from "node:crypto";
import { expect, test } from "../fixtures/form-test";
import { mailTo } from "../fixtures/mailbox";
import { type SocialNetwork, startSocialNetwork } from "../fixtures/social-network";
import { arrives } from "../fixtures/visit";
import { visitedShop } from "../fixtures/visiting-test";

let network: SocialNetwork;
test.beforeAll(async () => {
  network = await startSocialNetwork(visitedShop().twitterPort);
});
test.afterAll(() => network.stop());

async function codeIn(email: string, words: string): Promise<string> {
  return /^\d{6}$/m.exec(await mailTo(email, words))?.[0] ?? "no code";
}

// @specification §2 L51, L57
test("a customer signs in with X, sets newsletter consent, downloads their data and deletes the account", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  const id = randomUUID().slice(0, 8);
  const email = `otto.${id}@example.com`;
  network.meets({ data: { id, name: "Otto Bark", username: "otto" } });
  await page.goto("/customer/login?redirect=%2Fcustomer%2Faccount%2Fnewsletter");
  await page.getByRole("link", { name: "Continue with X (Twitter)" }).click();
  await arrives(page, "Your email, please");
  await page.getByRole("main").getByLabel("Email").fill("no address");
  await page.getByRole("button", { name: "Send me a code" }).click();
  await expect(page.getByRole("link", { name: "Email" })).toBeVisible();
  await page.getByRole("main").getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await arrives(page, "Enter the code from your email");
  await page.getByLabel("Code").fill(await codeIn(email, "sign in with X (Twitter)"));
  await page.getByRole("button", { name: "Sign in", exact: true }).click();

  await arrives(page, "Promotional Consent");
  await page.getByRole("button", { name: "Withdraw my consent" }).click();
  await expect(page.getByText("You're unsubscribed from our newsletter.")).toBeVisible();
  await page.getByRole("button", { name: "Subscribe me" }).click();
  await expect(page.getByText(`You get our emails at ${email}.`)).toBeVisible();
  await expect(page.getByRole("main").getByRole("list").last().getByRole("listitem")).toHaveText([
    /^You confirmed your subscription here in your account/,
    /^You unsubscribed here in your account/,
    /^You signed up for our emails when you created your account/,
  ]);

  await page.goto("/customer/account/privacy");
  await arrives(page, "Privacy");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  expect((await download).suggestedFilename()).toBe("my-pet-canvas-data.json");

  await page.getByRole("button", { name: "Email me a code" }).click();
  await page.getByLabel("Code").fill(await codeIn(email, "delete your account"));
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("Please check the box").first()).toBeVisible();
  await page.getByLabel("Code").fill(await codeIn(email, "delete your account"));
  await page.getByLabel("I understand that this can't be undone.").check();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("Your account has been deleted.")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await page.goto("/customer/account/privacy");
  await arrives(page, "Sign in to My Pet Canvas");
});
