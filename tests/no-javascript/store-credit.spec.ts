import { recommendsAndSendsAGiftCard } from "../fixtures/credit-story";
import { test } from "../fixtures/form-test";

// @specification §1 L13
// @specification §2 L52-54
test("a referral becomes store credit, a gift card, and store credit again", async ({
  account,
  forms,
  request,
}) => {
  const friendsBrowser = await forms.newContext();
  await recommendsAndSendsAGiftCard(account, await friendsBrowser.newPage(), request);
  await friendsBrowser.close();
});
