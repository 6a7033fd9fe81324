import { expect, test } from "vitest";
import { menuGroups } from "~/storefront/account/account-menu-groups";
import { accountPages } from "~/storefront/account/account-pages";

test("every page linked in the account menu is listed once", () => {
  const listed = menuGroups.flatMap(({ entries }) => entries);
  const entries = new Set(Object.values(accountPages).map(({ entry }) => entry));
  expect(listed.toSorted()).toEqual([...entries].toSorted());
});
