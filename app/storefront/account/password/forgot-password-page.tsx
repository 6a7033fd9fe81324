import { Link, useLocation } from "@remix-run/react";
import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { CAPTCHA_FIELD, PERSON_LABEL } from "~/storefront/session/captcha-names";
import { ConfirmPerson } from "~/storefront/session/confirm-person";
import { GuardedForm } from "~/storefront/session/guarded-form";
import { EmailField } from "~/storefront/ui/email-field";
import { FormProblems } from "~/storefront/ui/form-problems";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { emailValidator } from "../sign-in/email-form";
import { SignInPanel } from "../sign-in/sign-in-panel";

const labels = { email: "Email", [CAPTCHA_FIELD]: PERSON_LABEL };

/** Where customers ask for a new password; the way back after the login stays in the address. */
export function ForgotPasswordPage({ honeypot }: { honeypot: HoneypotInputProps }) {
  const { search } = useLocation();
  return (
    <SignInPanel
      heading="Forgot your password?"
      lead="It happens. Enter your email and we'll send you a link to choose a new one."
      footer={
        <>
          Remember it?{" "}
          <Link
            to={`/customer/login${search}`}
            className="font-semibold text-accent underline underline-offset-4"
          >
            Sign in
          </Link>
        </>
      }
    >
      <GuardedForm honeypot={honeypot} purpose="forgot_password" validator={emailValidator}>
        <FormProblems labels={labels} />
        <div className="space-y-5">
          <EmailField label={labels.email} required />
          <ConfirmPerson />
          <SubmitButton sending="Sending the link…" className="w-full">
            Email me the link
          </SubmitButton>
        </div>
      </GuardedForm>
    </SignInPanel>
  );
}
