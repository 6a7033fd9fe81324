import { test } from "../fixtures/shop-test";
import { getsTheNumberBack, setsABusRoll } from "../fixtures/text-story";

test("the words of a bus roll are arranged line by line as they are typed", async ({
  shop,
  consoleErrors,
}) => {
  await setsABusRoll({ ...shop, consoleErrors });
});

test("a tag's phone number is confirmed before the product is added to the cart", async ({
  shop,
  consoleErrors,
}) => {
  await getsTheNumberBack({ ...shop, consoleErrors });
});
