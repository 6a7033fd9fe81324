import { talksAboutADesign } from "../fixtures/design-comments-story";
import { test } from "../fixtures/shop-test";

test("a guest comments on a shared design, and its owner moderates", async ({
  page,
  request,
  browser,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  await talksAboutADesign(page, request, browser);
});
