import { test } from "../fixtures/form-test";
import { choosesEmailsAboutPoints, joinsTheLoyaltyLevels } from "../fixtures/rewards-story";

// @specification §2 L44, L56
test("a customer joins the loyalty levels, leaves them, and chooses emails about points", async ({
  page,
  account,
}) => {
  await joinsTheLoyaltyLevels(page, account);
  await choosesEmailsAboutPoints(page);
});
