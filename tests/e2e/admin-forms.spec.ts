import { test } from "../fixtures/form-test";
import { worksInAdmin } from "../fixtures/staff-story";
import { visitedShop } from "../fixtures/visiting-test";

test("the staff work without JavaScript", async ({ page, request }) => {
  test.skip(visitedShop().provider !== undefined, "the staff work at the provider");
  await worksInAdmin(page, request);
});
