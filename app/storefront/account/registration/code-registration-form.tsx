import { useLocation } from "@remix-run/react";
import { CAPTCHA_FIELD, PERSON_LABEL } from "~/storefront/session/captcha-names";
import { ConfirmPerson } from "~/storefront/session/confirm-person";
import { GuardedForm } from "~/storefront/session/guarded-form";
import { CodeField } from "~/storefront/ui/code-field";
import { FormProblems } from "~/storefront/ui/form-problems";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { TextLink } from "~/storefront/ui/text-link";
import { CustomerField } from "../customer-field";
import { customerFieldLabels, registrationFields, storedCustomerFields } from "../customer-fields";
import { registrationPath } from "../sign-in/login-ways";
import type { RegistrationView } from "./read-registration.server";
import { codeRegistrationValidator } from "./register-form";

const labels = { ...customerFieldLabels, code: "Code", [CAPTCHA_FIELD]: PERSON_LABEL };

/** The form for the emailed code and the new customer's details, without a password. */
export function CodeRegistrationForm({
  hasFurther,
  honeypot,
}: Pick<RegistrationView, "hasFurther" | "honeypot">) {
  const { search } = useLocation();
  const stored = storedCustomerFields(hasFurther);
  const names = [...registrationFields.beforeEmail, ...registrationFields.afterEmail];
  return (
    <GuardedForm validator={codeRegistrationValidator} honeypot={honeypot} purpose="register_code">
      <FormProblems labels={labels} />
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <CodeField label={labels.code} />
        </div>
        {names
          .filter((name) => stored.includes(name))
          .map((name) => (
            <CustomerField key={name} name={name} isRegistration />
          ))}
      </div>
      <p className="mt-5 text-sm text-soft-ink">
        You'll also get news and offers by email; you can unsubscribe anytime.
      </p>
      <ConfirmPerson />
      <SubmitButton sending="Creating your account…" className="mt-5 w-full">
        Create account
      </SubmitButton>
      <TextLink to={registrationPath(search, "email")} isTall className="mt-3 justify-self-start">
        No email? Resend the code or change the address
      </TextLink>
    </GuardedForm>
  );
}
