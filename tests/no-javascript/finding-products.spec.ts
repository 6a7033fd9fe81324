import { narrowsDown, searches } from "../fixtures/finding-story";
import { Listing } from "../fixtures/listing";
import { test } from "../fixtures/shop-test";

test("a category is narrowed down, sorted and leafed through", async ({ page }) => {
  await narrowsDown(new Listing(page, false));
});

test("a search tells what is wrong, reads over a slip and helps when nothing is found", async ({ page }) => {
  await searches(new Listing(page, false));
});
