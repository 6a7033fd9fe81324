import { narrowsDown, searches } from "../fixtures/finding-story";
import { test } from "../fixtures/form-test";
import { Listing } from "../fixtures/listing";

test("a category is narrowed down, sorted and leafed through", async ({ page }) => {
  await narrowsDown(new Listing(page, false));
});

// @specification §2 L41
test("a search tells what is wrong, reads over a slip and helps when nothing is found", async ({ page }) => {
  await searches(new Listing(page, false));
});
