import { paysWithBalances } from "../fixtures/balances-story";
import { test } from "../fixtures/form-test";

// @specification §1 L13
test("a gift card, store credit and points pay for an order", async ({
  account,
  forms,
  checkout,
  request,
  consoleErrors,
}) => {
  const friendsBrowser = await forms.newContext();
  await paysWithBalances(account, await friendsBrowser.newPage(), request, { checkout, consoleErrors });
  await friendsBrowser.close();
});
