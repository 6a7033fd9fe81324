import { describe, expect, test } from "vitest";
import { LoginCodeForm } from "~/storefront/account/sign-in/login-code-form";
import { LoginPasswordForm } from "~/storefront/account/sign-in/login-password-form";
import { drawnPage } from "../brand/drawn-page";

const honeypot = { nameFieldName: "name__confirm", validFromFieldName: null, encryptedValidFrom: "" };
const NO_TOKEN =
  "The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.";
const SNACKBAR = /<div class="snackbar"[^>]*><div role="alert".*?<\/div><\/div>/s;

// @specification §8 L265
describe("a login without a token", () => {
  test.each([
    ["a password", LoginPasswordForm],
    ["a code", LoginCodeForm],
  ])("by %s is reported by a snackbar with the icon of an error", (_way, Form) => {
    const page = drawnPage(<Form honeypot={honeypot} />, { response: { fieldErrors: { form: NO_TOKEN } } });
    const [snackbar = ""] = SNACKBAR.exec(page) ?? [];
    expect(snackbar).toContain(NO_TOKEN);
    expect(snackbar).toContain("<svg");
    expect(page.split(NO_TOKEN)).toHaveLength(2);
  });

  test("for another reason is reported above the form", () => {
    const page = drawnPage(<LoginPasswordForm honeypot={honeypot} />, {
      response: { fieldErrors: { form: "Please confirm your address first." } },
    });
    expect(page).toContain("Please confirm your address first.");
    expect(page).not.toContain("snackbar");
  });

  test("is not reported before", () => {
    expect(drawnPage(<LoginPasswordForm honeypot={honeypot} />)).not.toContain("snackbar");
  });
});
