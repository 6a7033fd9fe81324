import { expect, test } from "../fixtures/form-test";
import { expectMail, mailTo } from "../fixtures/mailbox";

// @specification §2 L58
test("a gift certificate is bought for a recipient, emailed, and confirmed once", async ({
  shopper,
  cart,
  checkout,
  consoleErrors,
}) => {
  const { page } = shopper;
  const friend = `friend.${Date.now()}@example.com`;
  consoleErrors.expect(422);
  await page.goto("/gift-certificate?amount=25");
  await page.getByRole("textbox", { name: "Recipient's name" }).fill("Ada");
  await page.getByRole("textbox", { name: "Recipient's email" }).fill(friend);
  await page.getByRole("textbox", { name: "Your name" }).fill("Grace");
  const message = page.getByRole("textbox", { name: /^Message/ });
  await message.fill("Look at https://evil.example");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("Please leave web and email addresses out").first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Recipient's email" })).toHaveValue(friend);
  await message.fill("For Rex and you");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(cart.line("Gift Certificate")).toContainText(friend);
  await expect(cart.line("Gift Certificate")).not.toContainText("Make it a gift");
  await expect(page.getByText("Add a comment", { exact: true })).toBeVisible();

  await cart.proceedsToCheckout();
  await page.getByRole("textbox", { name: "Email", exact: true }).first().fill("grace@example.com");
  for (const [label, value] of [
    ["First name", "Grace"],
    ["Last name", "Hopper"],
    ["Street address", "12 Main Street"],
    ["City", "Austin"],
    ["ZIP code", "78701"],
    ["Phone", "512-555-0100"],
  ]) {
    await page.getByRole("textbox", { name: label, exact: true }).first().fill(value);
  }
  await page.getByRole("combobox", { name: "State" }).first().selectOption("Texas");
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page.getByText("no card is charged")).toBeVisible();
  await checkout.pays(/Card/);
  await checkout.entersCard("4242 4242 4242 4242");
  const number = await checkout.isThanked();

  expect(await mailTo(`To: ${friend}`, "For Rex and you")).toMatch(/[A-Z0-9]{4}(-[A-Z0-9]{4}){3}/);
  await expectMail("grace@example.com", number);
  await page.goto("/checkout/success");
  await expect(page.getByRole("heading", { level: 1, name: `Order ${number}` })).toBeVisible();
  await expect(page.getByText("Sent by email")).toBeVisible();
});
