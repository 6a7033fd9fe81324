import { randomUUID } from "node:crypto";
import { expectMail, mailedLink } from "../fixtures/mailbox";
import { expect, test } from "../fixtures/shop-test";
import { arrives } from "../fixtures/visit";

// @specification §2 L59
test("a question is answered by the shop's email link, on the page and by email to the customer", async ({
  page,
  shopper,
}) => {
  const question = `Does the pillow suit a hedgehog? ${randomUUID().slice(0, 8)}`;
  await shopper.opensProduct("/custom-pet-pillow", "Custom Pet Pillow");
  await page.getByRole("link", { name: "Ask a question" }).click();
  await arrives(page, "Questions about the Custom Pet Pillow");
  await expect(page.getByRole("heading", { name: "Can I wash the pillow?" })).toBeVisible();

  const form = page.getByRole("region", { name: "Ask us" });
  await form.getByLabel("Your question").fill("Why?");
  await form.getByRole("button", { name: "Send question" }).click();
  await expect(form.getByText("Please enter at least 10 characters.").first()).toBeVisible();
  await form.getByLabel("Your question").fill(question);
  await form.getByLabel("Name to show").fill("Ada");
  await form.getByLabel("Email").fill("hedgehog@example.com");
  await form.getByRole("button", { name: "Send question" }).click();
  await expect(page.getByText("We'll post the answer here and email it to you.")).toBeVisible();
  await expect(form.getByLabel("Your question")).toHaveValue("");

  await page.goto(await mailedLink(question, "/questions/answer/"));
  await arrives(page, "Question about the Custom Pet Pillow");
  await page.getByRole("button", { name: "Publish answer" }).click();
  await expect(page.getByText("This is a required field.").first()).toBeVisible();
  await page.getByLabel("Your answer").fill("Yes, with the spines down.");
  await page.getByRole("button", { name: "Publish answer" }).click();
  await expect(page.getByText("The question and answer are now published.")).toBeVisible();

  await expectMail("hedgehog@example.com", "Yes, with the spines down.");
  await page.goto("/productqa/index/view/ps/pet-pillow");
  await expect(page.getByRole("heading", { name: question })).toBeVisible();
  await expect(page.getByText("Yes, with the spines down.")).toBeVisible();
});

test("stars are chosen by the arrow keys", async ({ page }) => {
  await page.goto("/write-a-review");
  await page.getByRole("radio", { name: "1 star" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "3 stars" })).toBeChecked();
  const stars = page.locator(".star-choice svg").filter({ visible: true });
  const filled = () =>
    stars.evaluateAll(([first, ...others]) => {
      const { color } = getComputedStyle(first);
      return [true, ...others.map((other) => getComputedStyle(other).color === color)];
    });
  await expect.poll(filled).toEqual([true, true, true, false, false]);
});

test("an unknown product and an invalid link lead to the not-found page", async ({ page, consoleErrors }) => {
  consoleErrors.expect(404);
  for (const path of ["/productqa/index/view/ps/nothing", "/reviews/moderate/x.y", "/questions/answer/x.y"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Oops... Page Not Found" })).toBeVisible();
  }
});
