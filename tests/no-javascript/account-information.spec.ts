import { changesEmailAndPassword, tellsOfThemselves } from "../fixtures/account-information-story";
import { keepsAnAddressBook, triesToDeleteADefault } from "../fixtures/address-book-story";
import { test } from "../fixtures/form-test";

// @specification §2 L45
test("a customer edits personal and business details", async ({ page, shop, troubles }) => {
  await tellsOfThemselves(page, shop, troubles);
});

test("a customer changes the email address and the password", async ({ page, shop, troubles }) => {
  await changesEmailAndPassword(page, shop, troubles);
});

// @specification §2 L46-48
test("a customer keeps an address book", async ({ page, shop, troubles }) => {
  await keepsAnAddressBook(page, shop, troubles);
});

// @specification §8 L284
test("a default address is not deleted", async ({ page, shop, troubles }) => {
  await triesToDeleteADefault(page, shop, troubles);
});
