import { useLocation } from "@remix-run/react";
import { useFormContext } from "remix-validated-form";
import { CAPTCHA_FIELD, PERSON_LABEL } from "~/storefront/session/captcha-names";
import { ConfirmPerson } from "~/storefront/session/confirm-person";
import { GuardedForm } from "~/storefront/session/guarded-form";
import { SocialButtons } from "~/storefront/social-login/social-buttons";
import { EmailField } from "~/storefront/ui/email-field";
import { FormProblems, WHOLE_FORM } from "~/storefront/ui/form-problems";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { TextLink } from "~/storefront/ui/text-link";
import { CustomerField } from "../customer-field";
import { customerFieldLabels, registrationFields, storedCustomerFields } from "../customer-fields";
import { ALREADY_EXISTS } from "../existing-account";
import { NewPasswordFields } from "../password/new-password-fields";
import { GuardedEmailForm } from "../sign-in/guarded-email-form";
import { loginPath, registrationPath } from "../sign-in/login-ways";
import { OtherWay } from "../sign-in/other-way";
import { SignInPanel } from "../sign-in/sign-in-panel";
import { CodeRegistrationForm } from "./code-registration-form";
import type { RegistrationView } from "./read-registration.server";
import { registerValidator } from "./register-form";

const labels = {
  ...customerFieldLabels,
  email: "Email",
  password: "Password",
  password_confirmation: "Confirm password",
  [CAPTCHA_FIELD]: PERSON_LABEL,
};

/** The registration page, by password or by an emailed code; the return path stays in the URL. */
export function RegisterPage({ view }: { view: RegistrationView }) {
  const { search } = useLocation();
  const { heading, lead } = textOf(view);
  return (
    <SignInPanel
      heading={heading}
      lead={lead}
      footer={
        <>
          Already have an account? <TextLink to={loginPath(search, "password")}>Sign in</TextLink>
        </>
      }
    >
      {view.way === "email" && (
        <GuardedEmailForm
          honeypot={view.honeypot}
          purpose="register_code"
          email={view.email ?? ""}
          button="Send me the code"
          sending="Sending the code…"
        />
      )}
      {view.way === "code" && <CodeRegistrationForm {...view} />}
      {view.way === "password" && <PasswordRegistrationForm {...view} />}
      {view.hasCodes && (
        <OtherWay to={registrationPath(search, view.way === "password" ? "email" : "password")}>
          {view.way === "password" ? "Sign up with a code instead" : "Choose a password instead"}
        </OtherWay>
      )}
      {view.way !== "code" && <SocialButtons networks={view.networks} />}
    </SignInPanel>
  );
}

function textOf({ way, email }: RegistrationView): { heading: string; lead: string } {
  if (way === "email")
    return {
      heading: "Create your account with a code",
      lead: "No password needed. We'll email you a six-digit code to enter here.",
    };
  if (way === "code")
    return {
      heading: "Enter the code from your email",
      lead: `We emailed a six-digit code to ${email}. It works once, for ten minutes.`,
    };
  return {
    heading: "Create your account",
    lead: "Save your designs, track your orders and check out faster.",
  };
}

function PasswordRegistrationForm({
  hasFurther,
  honeypot,
}: Pick<RegistrationView, "hasFurther" | "honeypot">) {
  const { search } = useLocation();
  const stored = storedCustomerFields(hasFurther);
  return (
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
        We'll email you a link to confirm your address. After that, you'll also get news and offers by email;
        you can unsubscribe anytime.
      </p>
      <ConfirmPerson />
      <SubmitButton sending="Creating your account…" className="mt-5 w-full">
        Create account
      </SubmitButton>
    </GuardedForm>
  );
}

/** Under the field of an address that has an account: how its owner gets in. A plain Magento does not name the field. */
function ExistingAccountLinks({ search }: { search: string }) {
  const { fieldErrors } = useFormContext();
  const messages = [fieldErrors.email, fieldErrors[WHOLE_FORM]];
  if (!messages.some((message) => ALREADY_EXISTS.test(message ?? ""))) return null;
  return (
    <p className="mt-2">
      Is it yours? <TextLink to={`/customer/login${search}`}>Sign in instead</TextLink> or{" "}
      <TextLink to={`/customer/forgot-password${search}`}>reset your password</TextLink>.
    </p>
  );
}
