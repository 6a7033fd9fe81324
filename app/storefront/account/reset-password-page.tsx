import { ValidatedForm } from "remix-validated-form";
import { HoneypotFields } from "~/storefront/session/honeypot-fields";
import { ButtonLink } from "~/storefront/ui/button";
import { FormProblems } from "~/storefront/ui/form-problems";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { BackToSignIn } from "./back-to-sign-in";
import { EmailText } from "./email-text";
import { NewPasswordFields, newPasswordLabels } from "./new-password-fields";
import { resetPasswordValidator } from "./reset-password-form";
import type { PasswordLinkView } from "./save-password.server";
import { SignInPanel } from "./sign-in-panel";

interface ResetPasswordPageProps extends PasswordLinkView {
  heading: string;
}

/** Where the link of a letter leads: a new password, or how to get another link. */
export function ResetPasswordPage({ heading, email, hasLink, honeypot }: ResetPasswordPageProps) {
  if (email === null) return hasLink ? <LinkIsOver /> : <NoLink heading={heading} />;
  return (
    <SignInPanel
      heading={heading}
      lead={
        <>
          For the account of <EmailText>{email}</EmailText>.
        </>
      }
      footer={<BackToSignIn />}
    >
      <ValidatedForm validator={resetPasswordValidator} method="post" noValidate>
        <HoneypotFields inputs={honeypot} />
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <FormProblems labels={newPasswordLabels} />
        <div className="space-y-5">
          <NewPasswordFields />
          <SubmitButton sending="Saving your password…" className="w-full">
            Save my password
          </SubmitButton>
        </div>
        <p className="mt-5 text-sm text-soft-ink">
          Every other device that is signed in to your account is signed out.
        </p>
      </ValidatedForm>
    </SignInPanel>
  );
}

function NoLink({ heading }: { heading: string }) {
  return (
    <SignInPanel
      heading={heading}
      lead="It takes a link that we send to your email address."
      footer={<BackToSignIn />}
    >
      <p>Please open it from our email. If you have none yet, ask for it; the email comes at once.</p>
      <ButtonLink to="/customer/forgot-password" className="mt-6">
        Send me a link
      </ButtonLink>
    </SignInPanel>
  );
}

function LinkIsOver() {
  return (
    <SignInPanel
      heading="This link has had its time"
      lead="It works once, for an hour after we sent it."
      footer={<BackToSignIn />}
    >
      <p>
        Ask for a new one; the email comes at once. Your password stays as it is until you choose another.
      </p>
      <ButtonLink to="/customer/forgot-password" className="mt-6">
        Send me a new link
      </ButtonLink>
    </SignInPanel>
  );
}
