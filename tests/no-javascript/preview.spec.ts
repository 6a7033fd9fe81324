import { test } from "../fixtures/shop-test";
import { seesTheProductLarge } from "../fixtures/tools-story";

test("the product is enlarged over its flat sides", async ({ shop }) => {
  await seesTheProductLarge(shop);
});
