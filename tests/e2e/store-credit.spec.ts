import { recommendsAndSendsAGiftCard } from "../fixtures/credit-story";
import { test } from "../fixtures/shop-test";

test("a referral becomes store credit, a gift card, and store credit again", async ({
  account,
  browser,
  request,
}) => {
  const friendsBrowser = await browser.newContext();
  await recommendsAndSendsAGiftCard(account, await friendsBrowser.newPage(), request);
  await friendsBrowser.close();
});
