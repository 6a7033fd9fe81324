import { expect, test } from "vitest";
import { loginValidator } from "~/storefront/account/sign-in/login-form";
import { PasswordField } from "~/storefront/ui/password-field";
import { ValidatedForm } from "~/storefront/ui/validated-form";
import { drawnPage } from "../brand/drawn-page";

test("a password that is shown is neither checked as words nor corrected", () => {
  const page = drawnPage(
    <ValidatedForm validator={loginValidator}>
      <PasswordField name="password" label="Password" />
    </ValidatedForm>,
  );
  const [input] = /<input[^>]* name="password"[^>]*>/.exec(page) ?? [];
  for (const aid of ['spellCheck="false"', 'autoCapitalize="none"', 'autoCorrect="off"']) {
    expect(input?.toLowerCase()).toContain(aid.toLowerCase());
  }
});
