import { choosesANewPassword, confirmsTheAddress, keepsALeakedPassword } from "../fixtures/password-story";
import { test } from "../fixtures/shop-test";

test("a new customer confirms the address by letter", async ({ shop, troubles }) => {
  troubles.expect(422);
  await confirmsTheAddress(shop);
});

test("a forgotten password is replaced by letter", async ({ shop, troubles }) => {
  troubles.expect(422);
  await choosesANewPassword(shop);
});

test("a leaked password is advised against, and kept when asked", async ({ shop, troubles }) => {
  troubles.expect(422);
  await keepsALeakedPassword(shop);
});
