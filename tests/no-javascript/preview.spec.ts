import { test } from "../fixtures/shop-test";
import { seesTheProductLarge } from "../fixtures/tools-story";

test("the product is large, and its flat sides are shown in its place", async ({ shop }) => {
  await seesTheProductLarge(shop);
});
