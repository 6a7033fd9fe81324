import { randomUUID } from "node:crypto";
import { linkInMail } from "../fixtures/mailbox";
import { expect, test } from "../fixtures/shop-test";
import { arrives } from "../fixtures/visit";

const ASKED = "Thank you! Please open the email we just sent you and confirm your address.";

// @specification §1 L12, L17
// @specification §2 L92
// @specification §3 L116
// @specification §4 L172
// @specification §5 L202
// @specification §7 L251
// @specification §8 L269
test("a visitor subscribes in the footer, confirms by email, gets the code and unsubscribes by one click", async ({
  page,
  request,
}) => {
  const email = `reader.${randomUUID().slice(0, 8)}@example.com`;
  await page.goto("/faq");
  const field = page.getByRole("contentinfo").getByLabel("Email");
  const button = page.getByRole("contentinfo").getByRole("button", { name: "Subscribe" });

  await field.fill("ada at example");
  await button.click();
  await expect(field).toHaveAccessibleDescription(/For example johndoe@domain\.com\./);
  await expect(field).toBeFocused();

  await page.evaluate(() => Object.assign(window, { dataLayer: [] }));
  await field.fill(email);
  await page.route("**/newsletter/subscribe*", async (route) => {
    await expect(page.getByRole("button", { name: "Subscribing…" })).toBeVisible();
    await route.continue();
  });
  await button.click();
  await expect(page.getByText(ASKED)).toBeVisible();
  // What reports it is fetched when the first event comes.
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, "dataLayer")))
    .toContainEqual(expect.objectContaining({ event: "Subscribe" }));
  await expect(field).toHaveValue("");
  await expect(page).toHaveURL(/\/faq$/);

  const confirm = await linkInMail(email, "Please confirm your subscription", "/newsletter/confirm");
  await page.goto(confirm);
  await arrives(page, "One more click");
  await page.getByRole("button", { name: "Yes, that's my address" }).click();
  await arrives(page, "You're on the list");

  const leave = await linkInMail(email, "Here is your 50% off", "/newsletter/unsubscribe");
  await page.goto(leave);
  await arrives(page, "Unsubscribe from our newsletter?");
  // As a mail program on another site sends it (RFC 8058).
  const headers = { Origin: "null", "Sec-Fetch-Site": "cross-site" };
  const response = await request.post(leave, { headers, form: { "List-Unsubscribe": "One-Click" } });
  expect(response.status()).toBe(200);
  await page.reload();
  await arrives(page, "You're unsubscribed");
});
