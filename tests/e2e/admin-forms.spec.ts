import { test } from "../fixtures/form-test";
import { producesInAdmin } from "../fixtures/staff-production-story";
import { worksInAdmin } from "../fixtures/staff-story";
import { visitedShop } from "../fixtures/visiting-test";

test("the staff work without JavaScript", async ({ page, request }) => {
  test.skip(visitedShop().provider !== undefined, "the staff work at the provider");
  await worksInAdmin(page, request);
});

test("an order is produced, shipped and refunded without JavaScript", async ({
  page,
  request,
  consoleErrors,
}) => {
  test.skip(visitedShop().provider !== undefined, "the staff work at the provider");
  await producesInAdmin(page, request, consoleErrors);
});
