import { test } from "../fixtures/form-test";
import { comesBackUntilItLeaves, designsByForm, isAdvisedBeforeTheCart } from "../fixtures/studio-form-story";

test("a design is made by fields and buttons alone, shared, and put on something else", async ({
  shop,
  forms,
  consoleErrors,
}) => {
  consoleErrors.expect(404);
  await designsByForm(shop, forms);
});

test("a shopper is told what is worth a look, and adds it all the same", async ({ shop, consoleErrors }) => {
  consoleErrors.expect(422);
  await isAdvisedBeforeTheCart(shop);
});

// @specification §2 L79
test("the design of a visit is come back to until its tool is left", async ({ shop }) => {
  await comesBackUntilItLeaves(shop);
});
