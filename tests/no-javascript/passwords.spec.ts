import { test } from "../fixtures/form-test";
import {
  choosesANewPassword,
  confirmsOnAnotherDevice,
  confirmsTheAddress,
  keepsALeakedPassword,
} from "../fixtures/password-story";

// @specification §2 L42
// @specification §5 L201
test("a new customer confirms the email address by a link", async ({ shop }) => {
  await confirmsTheAddress(shop);
});

// @specification §1 L11
test("the link works on another device, and says that it removes the password there", async ({
  forms,
  shop,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  await confirmsOnAnotherDevice(forms, shop);
});

// @specification §2 L42, L85
// @specification §8 L262-263
test("a forgotten password is reset by email", async ({ shop, consoleErrors }) => {
  consoleErrors.expect(422);
  await choosesANewPassword(shop);
});

test("a leaked password causes a warning, and can be used anyway", async ({ shop, consoleErrors }) => {
  consoleErrors.expect(422);
  await keepsALeakedPassword(shop);
});
