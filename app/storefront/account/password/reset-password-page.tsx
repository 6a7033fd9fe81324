import { HoneypotFields } from "~/storefront/session/honeypot-fields";
import { ButtonLink } from "~/storefront/ui/button";
import { FormProblems } from "~/storefront/ui/form-problems";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { ValidatedForm } from "~/storefront/ui/validated-form";
import { BackToSignIn, EmailText, SignInPanel } from "../sign-in/sign-in-panel";
import { NewPasswordFields, newPasswordLabels } from "./new-password-fields";
import type { PasswordLinkView } from "./reset-password.server";
import { resetPasswordValidator } from "./reset-password-form";

interface ResetPasswordPageProps extends PasswordLinkView {
  heading: string;
}

/** The page of a password link: a new password, or the form that requests another link. */
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
      <ValidatedForm validator={resetPasswordValidator}>
        <HoneypotFields inputs={honeypot} />
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <FormProblems labels={newPasswordLabels} />
        <div className="space-y-5">
          <NewPasswordFields />
          <SubmitButton sending="Saving your password…" className="w-full">
            Save my password
          </SubmitButton>
        </div>
        <p className="mt-5 text-sm text-soft-ink">You'll be signed out on all your other devices.</p>
      </ValidatedForm>
    </SignInPanel>
  );
}

function NoLink({ heading }: { heading: string }) {
  return (
    <SignInPanel heading={heading} lead="You'll need the link we email you." footer={<BackToSignIn />}>
      <p>Please open the link in our email. Don't have one yet? Request it and we'll email you right away.</p>
      <ButtonLink to="/customer/forgot-password" className="mt-6">
        Email me a link
      </ButtonLink>
    </SignInPanel>
  );
}

function LinkIsOver() {
  return (
    <SignInPanel
      heading="This link has expired"
      lead="Links work once, for an hour after we send them."
      footer={<BackToSignIn />}
    >
      <p>
        Request a new one and we'll email it right away. Your password won't change until you choose a new
        one.
      </p>
      <ButtonLink to="/customer/forgot-password" className="mt-6">
        Email me a new link
      </ButtonLink>
    </SignInPanel>
  );
}
