import { randomUUID } from "node:crypto";
import { expect, test } from "../fixtures/form-test";
import { expectMail, linkInMail, mailedLink } from "../fixtures/mailbox";
import { petPhoto } from "../fixtures/pet-photo";
import { decidesPhoto, opensWith } from "../fixtures/staff-decisions";
import { arrives, showsPicture } from "../fixtures/visit";

function newAddress(): string {
  return `plain.${randomUUID().slice(0, 8)}@example.com`;
}

// @specification §5 L202
test("the footer's form returns to its page with the shop's message", async ({ page }) => {
  const email = newAddress();
  await page.goto("/shipping");
  const field = page.getByRole("contentinfo").getByLabel("Email");
  const subscribe = page.getByRole("contentinfo").getByRole("button", { name: "Subscribe" });
  await field.fill("nobody");
  await subscribe.click();
  await expect(page.getByText("Please enter a valid email address").first()).toBeVisible();
  await expect(page).toHaveURL(/\/shipping#subscribe-email$/);
  await expect(field).toHaveValue("nobody");
  await field.fill(email);
  await subscribe.click();
  await expect(page.getByText("Thank you! Please open the email")).toBeVisible();

  await page.goto(await linkInMail(email, "Please confirm your subscription", "/newsletter/confirm"));
  await page.getByRole("button", { name: "Yes, that's my address" }).click();
  await arrives(page, "You're on the list");
});

test("an incomplete message form keeps its input", async ({ page, consoleErrors }) => {
  consoleErrors.expect(422);
  const email = newAddress();
  await page.goto("/contact-us");
  await page.getByLabel("Your message").fill("Is it <b>washable</b>?");
  await page.getByRole("main").getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("What's it about?").selectOption("Shipping");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("link", { name: "Your name" })).toBeVisible();
  await expect(page.getByLabel("Your message")).toHaveValue("Is it <b>washable</b>?");
  await expect(page.getByLabel("What's it about?")).toHaveValue("Shipping");
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Thank you. Your message has arrived")).toBeVisible();
  await expectMail(email, "We got your message");
});

test("a photo is kept while other fields of its form are invalid, and published by the shop", async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  const email = newAddress();
  await page.goto("/share-your-photo");
  await page.getByLabel("Your photo").setInputFiles(await petPhoto());
  await page.getByRole("button", { name: "Share my photo" }).click();
  await expect(page.getByRole("img", { name: "Your choice" })).toBeVisible();
  await page.getByLabel("Your pet's name").fill("Otto");
  await page.getByRole("main").getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("checkbox", { name: /You may show this photo/ }).check();
  await page.getByRole("button", { name: "Share my photo" }).click();
  await expect(page.getByRole("heading", { name: "What a face. Thank you!" })).toBeVisible();
  await expectMail(email, "Here's your code for $10 off");

  const link = await mailedLink(`Shared by ${email}`, "/shared-photos/view/");
  await decidesPhoto(request, link, "APPROVED");
  const published = page.getByRole("img", { name: "Otto, a customer's pet" });
  for (const address of ["/", "/share-your-photo"]) {
    await opensWith(page, address, () => published.count(), 1);
    await showsPicture(published);
  }
  await decidesPhoto(request, link, "REJECTED");
  await opensWith(page, "/", () => published.count(), 0);
});

// @specification §2 L57, L82
// @specification §6 L209
test("a bulk order asks for the login first, and is corrected row by row", async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  await page.goto("/bulk-order");
  await expect(page).toHaveURL(/\/customer\/login\?redirect=%2Fbulk-order$/);
  await account.hasRegistered();
  await page.goto("/bulk-order");
  await page.getByLabel("Item, row 2").selectOption({ label: "Small Wooden Easel" });
  await page.getByRole("button", { name: "Add all to cart" }).click();
  await expect(page.getByText("Row 2: Please enter a quantity from 1 to 999.")).toBeVisible();
  await page.getByLabel("Quantity, row 2").fill("6");
  await page.getByRole("button", { name: "Add all to cart" }).click();
  await expect(page.getByText("6 items have been added to your cart.")).toBeVisible();
});
