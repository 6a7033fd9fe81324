import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/form-test";
import { mailedLink } from "../fixtures/mailbox";
import { approvesReview, opensWith } from "../fixtures/staff-decisions";
import { arrives } from "../fixtures/visit";

const MUG = { path: "/two-pet-photo-mug", name: "Two Best Friends Mug" };
const SUMMARY = "Both noses, <b>sharp</b>";
const TEXT =
  "The colors are right, and the dishwasher has not changed them. </script><script>alert(1)</script>";

// @specification §1 L13
// @specification §2 L58
test("a shopper reviews a mug, the shop approves it, and the review is published", async ({
  page,
  shopper,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  await shopper.opensProduct(MUG.path, MUG.name);
  await page.getByRole("link", { name: "Be the first to review" }).click();
  await arrives(page, "Write a review");
  await expect(page.getByLabel("What are you reviewing?")).toHaveValue("two-pet-mug");

  await page.getByLabel("Name to show").fill("Ada");
  await page.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByRole("alert")).toContainText("Please choose from one to five stars.");
  await expect(page.getByLabel("Name to show")).toHaveValue("Ada");

  await page.getByRole("radio", { name: "4 stars" }).check();
  await page.getByLabel("In one line").fill(SUMMARY);
  await page.getByLabel("Your review").fill(TEXT);
  await page.getByLabel("Email").first().fill("reviewer@example.com");
  await page.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByText("We read each one before we post it.")).toBeVisible();
  await expect(page.getByText(SUMMARY)).toHaveCount(0);

  await approvesReview(request, await mailedLink(SUMMARY, "/reviews/moderate/"));
  const reviews = page.getByRole("region", { name: "Reviews" });
  const rating = reviews.getByText("4/5 out of 1 reviews");
  await opensWith(page, MUG.path, () => rating.count(), 1);
  await expect(reviews.getByRole("heading", { name: SUMMARY })).toBeVisible();
  await expect(reviews.getByText(TEXT)).toBeVisible();
  await expect(page.getByText("reviewer@example.com")).toHaveCount(0);
  const product = (await structuredData(page)).find((data) => data["@type"] === "Product");
  expect(product).toMatchObject({
    aggregateRating: { ratingValue: 4, reviewCount: 1 },
    review: [{ name: SUMMARY, reviewBody: TEXT, author: { name: "Ada" } }],
  });

  await page.goto("/customer-reviews");
  await arrives(page, "Customer reviews");
  await page.getByRole("link", { name: /^4 stars/ }).click();
  await expect(page).toHaveURL(/stars=4/);
  await expect(page.getByRole("heading", { name: SUMMARY })).toBeVisible();
  await page.getByRole("link", { name: MUG.name }).first().click();
  await arrives(page, MUG.name);
});

async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.map((script) => JSON.parse(script));
}
