import { useLocation } from "@remix-run/react";
import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { TextLink } from "~/storefront/ui/text-link";
import { GuardedEmailForm } from "../sign-in/guarded-email-form";
import { SignInPanel } from "../sign-in/sign-in-panel";

/** The form that requests a new password; the return path stays in the URL. */
export function ForgotPasswordPage({ honeypot }: { honeypot: HoneypotInputProps }) {
  const { search } = useLocation();
  return (
    <SignInPanel
      heading="Forgot your password?"
      lead="It happens. Enter your email and we'll send you a link to choose a new one."
      footer={
        <>
          Remember it? <TextLink to={`/customer/login${search}`}>Sign in</TextLink>
        </>
      }
    >
      <GuardedEmailForm
        honeypot={honeypot}
        purpose="forgot_password"
        button="Email me the link"
        sending="Sending the link…"
      />
    </SignInPanel>
  );
}
