import { changesEmailAndPassword, tellsOfThemselves } from "../fixtures/account-information-story";
import { keepsAnAddressBook, triesToDeleteADefault } from "../fixtures/address-book-story";
import { test } from "../fixtures/shop-test";

test("a customer edits personal and business details", async ({ page, shop, troubles }) => {
  await tellsOfThemselves(page, shop, troubles);
});

test("a customer changes the email address and the password", async ({ page, shop, troubles }) => {
  await changesEmailAndPassword(page, shop, troubles);
});

test("a customer keeps an address book", async ({ page, shop, troubles }) => {
  await keepsAnAddressBook(page, shop, troubles);
});

test("a default address is not deleted", async ({ page, shop, troubles }) => {
  await triesToDeleteADefault(page, shop, troubles);
});
