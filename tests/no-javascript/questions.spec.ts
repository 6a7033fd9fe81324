import { test } from "../fixtures/form-test";
import { asksAboutAProduct } from "../fixtures/question-story";

// @specification §2 L59
test("a question is answered from the shop's email, on the page and by email to the customer", async ({
  page,
  shopper,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  await asksAboutAProduct(page, shopper, request);
});
