import { test } from "../fixtures/shop-test";
import { seesTheProductLarge } from "../fixtures/tools-story";

test("the product is seen large in the place of its flat sides", async ({ shop }) => {
  await seesTheProductLarge(shop);
});
