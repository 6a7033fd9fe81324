import { changesEmailAndPassword, givesPersonalData } from "../fixtures/account-information-story";
import { keepsAnAddressBook, triesToDeleteADefault } from "../fixtures/address-book-story";
import { test } from "../fixtures/form-test";

// @specification §2 L45
test("a customer edits personal and business details", async ({ page, shop, consoleErrors }) => {
  await givesPersonalData(page, shop, consoleErrors);
});

test("a customer changes the email address and the password", async ({ page, shop, consoleErrors }) => {
  await changesEmailAndPassword(page, shop, consoleErrors);
});

// @specification §2 L46-48
test("a customer keeps an address book", async ({ page, shop, consoleErrors }) => {
  await keepsAnAddressBook(page, shop, consoleErrors);
});

// @specification §8 L284
test("a default address is not deleted", async ({ page, shop, consoleErrors }) => {
  await triesToDeleteADefault(page, shop, consoleErrors);
});
