import { expect, test } from "vitest";
import { LoginPage } from "~/storefront/account/sign-in/login-page";
import type { LoginView } from "~/storefront/account/sign-in/read-login.server";
import { drawnPage } from "../brand/drawn-page";

const view = {
  way: "password",
  email: "",
  hasCodes: true,
  networks: [],
  honeypot: { nameFieldName: "name__confirm", validFromFieldName: null, encryptedValidFrom: "" },
} as unknown as LoginView;

// @specification §2 L90
test("the login has its title, with links to a forgotten password and to a new account", () => {
  const page = drawnPage(<LoginPage view={view} />, { pathname: "/customer/login" });
  expect(page).toMatch(/<h1[^>]*>Sign in to My Pet Canvas<\/h1>/);
  expect(page).toMatch(/href="\/customer\/forgot-password"[^>]*>Forgot/);
  expect(page).toMatch(/href="\/customer\/register"[^>]*>Create an account/);
});
