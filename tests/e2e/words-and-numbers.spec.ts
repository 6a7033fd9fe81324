import { test } from "../fixtures/shop-test";
import { getsTheNumberBack, setsABusRoll } from "../fixtures/text-story";

test("the words of a bus roll are set line by line as they are typed", async ({ shop, consoleErrors }) => {
  await setsABusRoll({ ...shop, consoleErrors });
});

test("a tag's phone number is read back before it is added to the cart", async ({ shop, consoleErrors }) => {
  await getsTheNumberBack({ ...shop, consoleErrors });
});
