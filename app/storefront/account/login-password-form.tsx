import { Link, useLocation } from "@remix-run/react";
import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { CAPTCHA_FIELD, PERSON_LABEL } from "../session/captcha-names";
import { ConfirmPerson } from "../session/confirm-person";
import { GuardedForm } from "../session/guarded-form";
import { Field } from "../ui/field";
import { FormProblems } from "../ui/form-problems";
import { SubmitButton } from "../ui/submit-button";
import { loginValidator } from "./login-form";

const labels = { email: "Email", password: "Password", [CAPTCHA_FIELD]: PERSON_LABEL };

/** The login form with a password. */
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
