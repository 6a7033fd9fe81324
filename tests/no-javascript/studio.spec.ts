import { uploadsClipArt } from "../fixtures/clip-art-story";
import { cutsOutAnOval, findsThePet } from "../fixtures/cut-out-story";
import { test } from "../fixtures/form-test";
import { isWarnedOfTightBends } from "../fixtures/measured-warnings-story";
import {
  comesBackUntilItLeaves,
  designsByForm,
  isAdvisedBeforeTheCart,
  ordersWithoutAName,
} from "../fixtures/studio-form-story";
import { setsTextAndACode } from "../fixtures/studio-text-story";

test("a design is made by fields and buttons alone, shared, and applied to another product", async ({
  shop,
  forms,
  consoleErrors,
}) => {
  consoleErrors.expect(404);
  await designsByForm(shop, forms);
});

test("a shopper sees design warnings, and adds the design anyway", async ({ shop, consoleErrors }) => {
  consoleErrors.expect(422);
  await isAdvisedBeforeTheCart(shop);
});

// @specification §2 L79
test("the design of a visit is reopened until another page is opened", async ({ shop }) => {
  await comesBackUntilItLeaves(shop);
});

test("a mug is ordered without a name, and its photo is used on a pillow", async ({ shop }) => {
  await ordersWithoutAName(shop);
});

test("text of two lines and a QR code are set and arranged by fields and buttons alone", async ({ shop }) => {
  await setsTextAndACode(shop);
});

test("a photo is shown through an oval by fields and buttons alone", async ({ shop }) => {
  await cutsOutAnOval(shop);
});

test("a pet is found by the store's model", async ({ shop, consoleErrors }) => {
  await findsThePet(shop, consoleErrors);
});

test("a drawing of one's own is uploaded as clip art by the form", async ({ shop, consoleErrors }) => {
  consoleErrors.expect(422);
  await uploadsClipArt(shop);
});

test("a sign whose tubes would be bent too tightly is told of by the form", async ({
  shop,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  await isWarnedOfTightBends(shop);
});
