import { test } from "../fixtures/shop-test";
import { seesUpdates, worksByKeys } from "../fixtures/staff-shortcuts-story";
import { visitedShop } from "../fixtures/visiting-test";

test.beforeEach(() => {
  test.skip(visitedShop().provider !== undefined, "the staff work at the provider");
});

test("the staff find an order by keys, and switch them off", async ({ page, request }) => {
  await worksByKeys(page, request);
});

test("a page of the staff says that an order came in, and that one has changed", async ({
  page,
  request,
}) => {
  await seesUpdates(page, request);
});
