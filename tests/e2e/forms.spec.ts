import { randomUUID } from "node:crypto";
import { expectMail } from "../fixtures/mailbox";
import { notAPhoto, petPhoto } from "../fixtures/pet-photo";
import { expect, test } from "../fixtures/shop-test";
import { arrives } from "../fixtures/visit";

function newAddress(): string {
  return `writer.${randomUUID().slice(0, 8)}@example.com`;
}

test("a message reaches the shop, and the sender sees a confirmation", async ({ page }) => {
  const email = newAddress();
  await page.goto("/contact-us");
  await arrives(page, /.+/);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByLabel("Your name")).toHaveAccessibleDescription("This is a required field.");

  await page.getByLabel("Your name").fill("Ada Byron");
  await page.getByRole("main").getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("What's it about?").selectOption("Shipping");
  await page.getByLabel("Your message").fill("Will it come by Friday?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Thank you. Your message has arrived")).toBeVisible();
  await expect(page.getByLabel("Your message")).toHaveValue("");
  await expectMail("hello@mypetcanvas.example", "Will it come by Friday?");
  await expectMail(email, "We got your message");
});

// @specification §2 L58
test("a photo is shared with consent, and rewarded", async ({ page, consoleErrors }) => {
  consoleErrors.expect(422);
  const email = newAddress();
  await page.goto("/share-your-photo");
  await arrives(page, "Share your photo");
  await page.getByLabel("Your photo").setInputFiles(notAPhoto());
  await page.getByLabel("Your pet's name").fill("Otto");
  await page.getByRole("main").getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Share my photo" }).click();
  const consent = page.getByRole("checkbox", { name: /You may show this photo/ });
  await expect(consent).toHaveAccessibleDescription("This is a required field.");

  await consent.check();
  await page.getByRole("button", { name: "Share my photo" }).click();
  await expect(page.getByLabel("Your photo")).toHaveAccessibleDescription(/Please choose a photo: JPEG/);

  await page.getByLabel("Your photo").setInputFiles(await petPhoto());
  await page.getByRole("button", { name: "Share my photo" }).click();
  await expect(page.getByRole("heading", { name: "What a face. Thank you!" })).toBeVisible();
  await expectMail(email, "Here's your code for $10 off");
});

// @specification §2 L57
test("an order on hold asks for verification, and rejects a wrong code", async ({ page, consoleErrors }) => {
  consoleErrors.expect(422);
  await page.goto("/validate/identification");
  await arrives(page, "Confirm your order");
  await page.getByLabel("Order number").fill("MPC100000001");
  await page.getByRole("main").getByRole("textbox", { name: "Email" }).fill(newAddress());
  await page.getByLabel("ZIP code").fill("94105");
  await page.getByRole("button", { name: "Email me a code" }).click();
  await arrives(page, "Enter the code");
  await page.getByLabel("Code").fill("123 456");
  await page.getByRole("button", { name: "Release my order" }).click();
  await expect(page.getByLabel("Code")).toHaveAccessibleDescription(/That code is wrong/);
});

// @specification §2 L57
test("customers share their own referral link, visitors the shop's", async ({ page, account }) => {
  await page.goto("/refer-a-friend");
  await arrives(page, "Refer a friend");
  await expect(page.getByLabel("Link to share")).toHaveValue(/\/$/);
  await account.hasRegistered();
  await page.goto("/refer-a-friend");
  const link = page.getByLabel("Link to share");
  await expect(link).toHaveValue(/\?refer_code=[A-Z0-9]+-[A-F0-9]{8}$/);
  const mail = await page.getByRole("link", { name: "Share by email" }).getAttribute("href");
  expect(decodeURIComponent(mail ?? "")).toContain(await link.inputValue());
});

test("a customer orders many lines at once", async ({ page, account, consoleErrors }) => {
  consoleErrors.expect(422);
  await account.hasRegistered();
  await page.goto("/bulk-order");
  await arrives(page, "Bulk order");
  await page.getByRole("button", { name: "5 more rows" }).click();
  await expect(page.getByLabel("Item, row 10")).toBeVisible();
  await page.getByLabel("Item, row 1", { exact: true }).selectOption({ label: "Canvas Hanging Kit" });
  await page.getByRole("button", { name: "Add all to cart" }).click();
  await expect(page.getByLabel("Quantity, row 1", { exact: true })).toHaveAccessibleDescription(
    "Please enter a quantity from 1 to 999.",
  );

  await page.getByLabel("Your list").fill("hanging-kit,many\nno-such-thing,1");
  await page.getByRole("button", { name: "Add list to cart" }).click();
  await expect(page.getByText("Row 1, quantity: Please enter a quantity from 1 to 999.")).toBeVisible();
  await expect(page.getByText(`Row 2, sku: We couldn't find the SKU "no-such-thing".`)).toBeVisible();

  await page.getByLabel("Your list").fill("sku,quantity\nhanging-kit,3\nwooden-easel,4");
  await page.getByRole("button", { name: "Add list to cart" }).click();
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(page.getByText("7 items have been added to your cart.")).toBeVisible();
  await expect(page.getByText("Secure checkout.", { exact: true })).toBeVisible();
});
