import { expect, test } from "vitest";
import { KEEP_PASSWORD_FIELD, LEAKED_PASSWORD } from "~/storefront/account/password/leaked-password";
import { leakedPasswordError } from "~/storefront/account/password/leaked-password.server";

test.each(["Password1", "QWERTY123", "Iloveyou1", "Password1!", "Dragon1!"])(
  "%s causes a warning",
  async (password) => {
    expect(await leakedPasswordError(new FormData(), password)).toEqual({ password: LEAKED_PASSWORD });
  },
);

test("a password that is not leaked causes no warning", async () => {
  expect(await leakedPasswordError(new FormData(), "Good-dog-2026")).toBeNull();
});

test("a leaked password is accepted with the checkbox", async () => {
  const form = new FormData();
  form.set(KEEP_PASSWORD_FIELD, "on");
  expect(await leakedPasswordError(form, "Password1")).toBeNull();
});
