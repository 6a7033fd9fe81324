import { test } from "../fixtures/form-test";
import { choosesAProductForAPhoto, datesACalendar, fillsABook, ordersPrints } from "../fixtures/pages-story";

test("a book is filled at once, and what is typed stays while other pages are looked at", async ({
  shop,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  await fillsABook(shop);
});

test("a calendar has each photo in its month, and own dates that can be read", async ({
  shop,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  await datesACalendar(shop);
});

test("prints lie as their photos do and cost by their sizes and numbers", async ({ shop, consoleErrors }) => {
  consoleErrors.expect(422);
  await ordersPrints(shop);
});

// @specification §2 L64
test("a photo is seen on a dozen products and goes into the one that is chosen", async ({
  shop,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  await choosesAProductForAPhoto(shop);
});
