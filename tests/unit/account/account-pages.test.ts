import { expect, test } from "vitest";
import { accountPageNames, accountPages, menuPage } from "~/storefront/account/account-pages";

test("the menu has an entry for every page: the page itself or its parent", () => {
  const missing = accountPageNames.filter((name) => accountPages[menuPage(name)].group === undefined);
  expect(missing).toEqual([]);
});
