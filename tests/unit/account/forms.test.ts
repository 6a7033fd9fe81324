import { describe, expect, it } from "vitest";
import { INVALID_DATE } from "~/brand/full-date";
import { registerValidator } from "~/storefront/account/registration/register-form";
import { loginValidator } from "~/storefront/account/sign-in/login-form";
import { INVALID_EMAIL } from "~/storefront/session/email-address";
import {
  INVALID_PASSWORD,
  INVALID_PHONE,
  PASSWORDS_DIFFER,
  REQUIRED,
} from "~/storefront/session/field-rules";

const filled = {
  firstname: " Ada ",
  lastname: "Lovelace",
  email: " ada@example.com ",
  phone_no: "",
  date_of_birth: "",
  password: " Engine#1 ",
  password_confirmation: "Engine#1",
};

async function errors(changes: Record<string, string | undefined>) {
  const { error } = await registerValidator.validate({ ...filled, ...changes });
  return error?.fieldErrors;
}

// @specification §3 L115
// @specification §5 L201
describe("the registration form", () => {
  it("trims the input", async () => {
    const { data } = await registerValidator.validate(filled);
    expect(data).toMatchObject({ firstname: "Ada", email: "ada@example.com", password: "Engine#1" });
  });

  it("requires missing fields", async () => {
    const { error } = await registerValidator.validate({});
    expect(error?.fieldErrors).toEqual({
      firstname: REQUIRED,
      lastname: REQUIRED,
      email: REQUIRED,
      password: REQUIRED,
      password_confirmation: REQUIRED,
    });
  });

  it.each([
    ["firstname", "   ", REQUIRED],
    ["email", "ada@example", INVALID_EMAIL],
    ["phone_no", "123", INVALID_PHONE],
    ["date_of_birth", "02/30/2000", INVALID_DATE],
    ["password", "engine", INVALID_PASSWORD],
    ["password_confirmation", "Engine#2", PASSWORDS_DIFFER],
  ])("reports the error of %s %j", async (field, value, message) => {
    expect(await errors({ [field]: value })).toMatchObject({ [field]: message });
  });
});

describe("different passwords", () => {
  it("are reported together with all other errors", async () => {
    expect(await errors({ email: "", password_confirmation: "Engine#2" })).toEqual({
      email: REQUIRED,
      password_confirmation: PASSWORDS_DIFFER,
    });
  });
});

describe("the login form", () => {
  it("needs an email address and a password of any strength", async () => {
    expect((await loginValidator.validate({ email: "a@b.co", password: "x" })).error).toBeUndefined();
    const { error } = await loginValidator.validate({ email: "a@", password: " " });
    expect(error?.fieldErrors).toEqual({ email: INVALID_EMAIL, password: REQUIRED });
  });
});
