import { expect, test } from "vitest";
import { accountPageNames, accountPages, listPath, menuPage } from "~/storefront/account/account-pages";

test("the menu has an entry for every page: the page itself or its parent", () => {
  const missing = accountPageNames.filter((name) => accountPages[menuPage(name)].group === undefined);
  expect(missing).toEqual([]);
});

// @specification §2 L48, L50
test.each([
  ["view-order", "/customer/account/my-orders"],
  ["edit-address", "/customer/account/address-book"],
  ["my-rewards", null],
  ["information", null],
] as const)("%s without an id leads to its list, %s", (name, path) => {
  expect(listPath(name)).toBe(path);
});
