import { paysWithBalances } from "../fixtures/balances-story";
import { test } from "../fixtures/shop-test";

test("a gift card, store credit and points pay for an order", async ({
  account,
  browser,
  checkout,
  request,
  consoleErrors,
}) => {
  const friendsBrowser = await browser.newContext();
  await paysWithBalances(account, await friendsBrowser.newPage(), request, { checkout, consoleErrors });
  await friendsBrowser.close();
});
