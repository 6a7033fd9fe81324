import { useLocation } from "@remix-run/react";
import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { CAPTCHA_FIELD, PERSON_LABEL } from "~/storefront/session/captcha-names";
import { ConfirmPerson } from "~/storefront/session/confirm-person";
import { GuardedForm } from "~/storefront/session/guarded-form";
import { Field } from "~/storefront/ui/field";
import { PasswordField } from "~/storefront/ui/password-field";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { TextLink } from "~/storefront/ui/text-link";
import { loginValidator } from "./login-form";
import { SignInProblems } from "./sign-in-problems";

const labels = { email: "Email", password: "Password", [CAPTCHA_FIELD]: PERSON_LABEL };

/** The login form with a password. */
export function LoginPasswordForm({ honeypot }: { honeypot: HoneypotInputProps }) {
  const { search } = useLocation();
  return (
    <GuardedForm validator={loginValidator} honeypot={honeypot} purpose="login">
      <SignInProblems labels={labels} />
      <div className="grid gap-5">
        <Field
          name="email"
          label={labels.email}
          type="email"
          inputMode="email"
          required
          autoComplete="username"
        />
        <PasswordField name="password" label={labels.password} required autoComplete="current-password" />
        <TextLink to={`/customer/forgot-password${search}`} isTall className="-my-3 justify-self-start">
          Forgot your password?
        </TextLink>
        <ConfirmPerson />
        <SubmitButton sending="Signing in…">Sign in</SubmitButton>
      </div>
    </GuardedForm>
  );
}
