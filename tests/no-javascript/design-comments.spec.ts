import { talksAboutADesign } from "../fixtures/design-comments-story";
import { test } from "../fixtures/form-test";

test("a guest comments on a shared design, and its owner moderates", async ({
  page,
  request,
  forms,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  await talksAboutADesign(page, request, forms);
});
