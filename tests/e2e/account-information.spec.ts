import { changesEmailAndPassword, givesPersonalData } from "../fixtures/account-information-story";
import { keepsAnAddressBook, triesToDeleteADefault } from "../fixtures/address-book-story";
import { test } from "../fixtures/shop-test";

test("a customer tells of themselves and of their business", async ({ page, shop, consoleErrors }) => {
  await givesPersonalData(page, shop, consoleErrors);
});

test("a customer moves to another email address and chooses another password", async ({
  page,
  shop,
  consoleErrors,
}) => {
  await changesEmailAndPassword(page, shop, consoleErrors);
});

test("a customer keeps an address book", async ({ page, shop, consoleErrors }) => {
  await keepsAnAddressBook(page, shop, consoleErrors);
});

test("a default address is not deleted", async ({ page, shop, consoleErrors }) => {
  await triesToDeleteADefault(page, shop, consoleErrors);
});
