import { asksWhy, changesItsMind, makesAnotherLikeIt } from "../fixtures/cart-story";
import { test } from "../fixtures/form-test";

test("a shopper removes, undoes, saves for later and moves back", async ({ shop }) => {
  await changesItsMind(shop);
});

test("every price shows how it is calculated", async ({ shop, consoleErrors }) => {
  consoleErrors.expect(422);
  await asksWhy(shop);
});

test("a second item starts from a copy of the design", async ({ shop }) => {
  await makesAnotherLikeIt(shop);
});
