import { test } from "../fixtures/shop-test";
import { hearsTheNumberBack, setsABusRoll } from "../fixtures/words-story";

test("the words of a bus roll are arranged line by line as they are typed", async ({ shop, troubles }) => {
  await setsABusRoll({ ...shop, troubles });
});

test("a tag's phone number is confirmed before the product is added to the cart", async ({
  shop,
  troubles,
}) => {
  await hearsTheNumberBack({ ...shop, troubles });
});
