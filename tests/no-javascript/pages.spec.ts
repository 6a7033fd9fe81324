import { test } from "../fixtures/form-test";
import { choosesAProductForAPhoto, datesACalendar, fillsABook, ordersPrints } from "../fixtures/pages-story";

test("a book is filled at once, and input is kept while other pages are shown", async ({
  shop,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  await fillsABook(shop);
});

test("a calendar is filled from the visible month on, and has readable custom dates", async ({
  shop,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  await datesACalendar(shop);
});

test("prints are oriented like their photos, and priced by size and count", async ({
  shop,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  await ordersPrints(shop);
});

// @specification §2 L64
test("a photo is previewed on a dozen products, and used in the chosen one", async ({
  shop,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  await choosesAProductForAPhoto(shop);
});
