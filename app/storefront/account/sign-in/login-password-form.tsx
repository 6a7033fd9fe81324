import { Link, useLocation } from "@remix-run/react";
import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { CAPTCHA_FIELD, PERSON_LABEL } from "~/storefront/session/captcha-names";
import { ConfirmPerson } from "~/storefront/session/confirm-person";
import { GuardedForm } from "~/storefront/session/guarded-form";
import { Field } from "~/storefront/ui/field";
import { FormProblems } from "~/storefront/ui/form-problems";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { loginValidator } from "./login-form";

const labels = { email: "Email", password: "Password", [CAPTCHA_FIELD]: PERSON_LABEL };

/** The form of whoever knows their password. */
export function LoginPasswordForm({ honeypot }: { honeypot: HoneypotInputProps }) {
  const { search } = useLocation();
  return (
    <GuardedForm validator={loginValidator} honeypot={honeypot} purpose="login">
      <FormProblems labels={labels} />
      <div className="grid gap-5">
        <Field
          name="email"
          label={labels.email}
          type="email"
          inputMode="email"
          required
          autoComplete="username"
        />
        <Field
          name="password"
          label={labels.password}
          type="password"
          required
          autoComplete="current-password"
        />
        <Link
          to={`/customer/forgot-password${search}`}
          className="-my-3 inline-flex min-h-[44px] items-center justify-self-start font-semibold text-accent underline underline-offset-4"
        >
          Forgot your password?
        </Link>
        <ConfirmPerson />
        <SubmitButton sending="Signing in…">Sign in</SubmitButton>
      </div>
    </GuardedForm>
  );
}
