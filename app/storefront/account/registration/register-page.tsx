import { useLocation } from "@remix-run/react";
import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { useFormContext } from "remix-validated-form";
import { CAPTCHA_FIELD, PERSON_LABEL } from "~/storefront/session/captcha-names";
import { ConfirmPerson } from "~/storefront/session/confirm-person";
import { GuardedForm } from "~/storefront/session/guarded-form";
import type { Network } from "~/storefront/social-login/networks";
import { SocialButtons } from "~/storefront/social-login/social-buttons";
import { EmailField } from "~/storefront/ui/email-field";
import { FormProblems } from "~/storefront/ui/form-problems";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { TextLink } from "~/storefront/ui/text-link";
import { CustomerField } from "../customer-field";
import { customerFieldLabels, registrationFields, storedCustomerFields } from "../customer-fields";
import { ALREADY_EXISTS } from "../existing-account";
import { NewPasswordFields } from "../password/new-password-fields";
import { SignInPanel } from "../sign-in/sign-in-panel";
import { registerValidator } from "./register-form";

const labels = {
  ...customerFieldLabels,
  email: "Email",
  password: "Password",
  password_confirmation: "Confirm password",
  [CAPTCHA_FIELD]: PERSON_LABEL,
};

interface RegisterPageProps {
  /** Whether the provider stores phone number and other details of the extension. */
  hasFurther: boolean;
  honeypot: HoneypotInputProps;
  networks: Network[];
}

/** The registration form; the return path stays in the URL. */
export function RegisterPage({ hasFurther, honeypot, networks }: RegisterPageProps) {
  const { search } = useLocation();
  const stored = storedCustomerFields(hasFurther);
  return (
    <SignInPanel
      heading="Create your account"
      lead="Save your designs, track your orders and check out faster."
      footer={
        <>
          Already have an account? <TextLink to={`/customer/login${search}`}>Sign in</TextLink>
        </>
      }
    >
      <GuardedForm validator={registerValidator} honeypot={honeypot} purpose="register">
        <FormProblems labels={labels} />
        <div className="grid gap-5 sm:grid-cols-2">
          {registrationFields.beforeEmail.map((name) => (
            <CustomerField key={name} name={name} isRegistration />
          ))}
          <div className="sm:col-span-2">
            <EmailField label={labels.email} required />
            <ExistingAccountLinks search={search} />
          </div>
          {registrationFields.afterEmail
            .filter((name) => stored.includes(name))
            .map((name) => (
              <CustomerField key={name} name={name} isRegistration />
            ))}
          <NewPasswordFields labels={labels} className="sm:col-span-2" />
        </div>
        <p className="mt-5 text-sm text-soft-ink">
          We'll email you a link to confirm your address. After that, you'll also get news and offers by
          email; you can unsubscribe anytime.
        </p>
        <ConfirmPerson />
        <SubmitButton sending="Creating your account…" className="mt-5 w-full">
          Create account
        </SubmitButton>
      </GuardedForm>
      <SocialButtons networks={networks} />
    </SignInPanel>
  );
}

/** Under the field of an address that has an account: how its owner gets in. */
function ExistingAccountLinks({ search }: { search: string }) {
  const { fieldErrors } = useFormContext();
  if (!ALREADY_EXISTS.test(fieldErrors.email ?? "")) return null;
  return (
    <p className="mt-2">
      Is it yours? <TextLink to={`/customer/login${search}`}>Sign in instead</TextLink> or{" "}
      <TextLink to={`/customer/forgot-password${search}`}>reset your password</TextLink>.
    </p>
  );
}
