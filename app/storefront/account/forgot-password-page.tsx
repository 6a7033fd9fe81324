import { Link, useLocation } from "@remix-run/react";
import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { ValidatedForm } from "remix-validated-form";
import { HoneypotFields } from "~/storefront/session/honeypot-fields";
import { EmailField } from "~/storefront/ui/email-field";
import { FormProblems } from "~/storefront/ui/form-problems";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { emailValidator } from "./email-form";
import { SignInPanel } from "./sign-in-panel";

const labels = { email: "Email" };

/** Where customers ask for a new password; the way back after the login stays in the address. */
export function ForgotPasswordPage({ honeypot }: { honeypot: HoneypotInputProps }) {
  const { search } = useLocation();
  return (
    <SignInPanel
      heading="Forgot your password?"
      lead="It happens. Tell us your email address, and we send you a link to choose a new one."
      footer={
        <>
          Remembered it?{" "}
          <Link
            to={`/customer/login${search}`}
            className="font-semibold text-accent underline underline-offset-4"
          >
            Sign in
          </Link>
        </>
      }
    >
      <ValidatedForm validator={emailValidator} method="post" noValidate>
        <HoneypotFields inputs={honeypot} />
        <FormProblems labels={labels} />
        <div className="space-y-5">
          <EmailField label={labels.email} required />
          <SubmitButton sending="Sending the link…" className="w-full">
            Send me the link
          </SubmitButton>
        </div>
      </ValidatedForm>
    </SignInPanel>
  );
}
