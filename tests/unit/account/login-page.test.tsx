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

// @specification §2 L82
test("it says why a bulk order asks for it, and nothing of it for any other page", () => {
  const reason = "Bulk orders need an account, because they take the designs you&#x27;ve saved in it.";
  const leadFor = (search: string) =>
    drawnPage(<LoginPage view={view} />, { pathname: "/customer/login", search });
  expect(leadFor("?redirect=%2Fbulk-order")).toContain(reason);
  for (const other of ["", "?redirect=%2Fcheckout", "?redirect=constructor"]) {
    expect(leadFor(other)).not.toContain(reason);
    expect(leadFor(other)).toContain("Your orders, addresses and designs, all in one place.");
  }
});
