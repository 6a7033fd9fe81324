import { useLocation } from "@remix-run/react";
import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { CAPTCHA_FIELD, PERSON_LABEL } from "~/storefront/session/captcha-names";
import { ConfirmPerson } from "~/storefront/session/confirm-person";
import { GuardedForm } from "~/storefront/session/guarded-form";
import { CodeField } from "~/storefront/ui/code-field";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { TextLink } from "~/storefront/ui/text-link";
import { loginPath } from "./login-ways";
import { codeValidator } from "./one-time-code-form";
import { SignInProblems } from "./sign-in-problems";

const labels = { code: "Code", [CAPTCHA_FIELD]: PERSON_LABEL };

/** The form for the emailed code. */
export function LoginCodeForm({ honeypot }: { honeypot: HoneypotInputProps }) {
  const { search } = useLocation();
  return (
    <GuardedForm validator={codeValidator} honeypot={honeypot} purpose="login_code">
      <SignInProblems labels={labels} />
      <div className="grid gap-5">
        <CodeField label={labels.code} />
        <ConfirmPerson />
        <SubmitButton sending="Signing in…">Sign in</SubmitButton>
        <TextLink to={loginPath(search, "email")} isTall className="-my-2 justify-self-start">
          No email? Resend the code or change the address
        </TextLink>
      </div>
    </GuardedForm>
  );
}
