import { narrowsDown, searches } from "../fixtures/finding-story";
import { test } from "../fixtures/form-test";
import { Listing } from "../fixtures/listing";

test("a category is filtered, sorted and paged through", async ({ page }) => {
  await narrowsDown(new Listing(page, false));
});

// @specification §2 L41
test("a search reports errors, corrects a typo and helps when nothing is found", async ({ page }) => {
  await searches(new Listing(page, false));
});
