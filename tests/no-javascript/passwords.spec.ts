import { test } from "../fixtures/form-test";
import { choosesANewPassword, confirmsTheAddress, keepsALeakedPassword } from "../fixtures/password-story";

// @specification §2 L42
// @specification §5 L201
test("a new customer confirms the address by letter", async ({ shop, consoleErrors }) => {
  consoleErrors.expect(422);
  await confirmsTheAddress(shop);
});

// @specification §2 L42, L85
// @specification §8 L262-263
test("a forgotten password is replaced by letter", async ({ shop, consoleErrors }) => {
  consoleErrors.expect(422);
  await choosesANewPassword(shop);
});

test("a leaked password is advised against, and kept when asked", async ({ shop, consoleErrors }) => {
  consoleErrors.expect(422);
  await keepsALeakedPassword(shop);
});
