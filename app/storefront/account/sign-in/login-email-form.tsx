import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { CAPTCHA_FIELD, PERSON_LABEL } from "~/storefront/session/captcha-names";
import { ConfirmPerson } from "~/storefront/session/confirm-person";
import { GuardedForm } from "~/storefront/session/guarded-form";
import { EmailField } from "~/storefront/ui/email-field";
import { FormProblems } from "~/storefront/ui/form-problems";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { emailValidator } from "./email-form";

const labels = { email: "Email", [CAPTCHA_FIELD]: PERSON_LABEL };

interface LoginEmailFormProps {
  /** Where a code was mailed before. */
  email: string | null;
  honeypot: HoneypotInputProps;
}

/** Where a customer has a code mailed. */
export function LoginEmailForm({ email, honeypot }: LoginEmailFormProps) {
  return (
    <GuardedForm
      validator={emailValidator}
      honeypot={honeypot}
      purpose="login_code"
      defaultValues={{ email: email ?? "" }}
    >
      <FormProblems labels={labels} />
      <div className="grid gap-5">
        <EmailField label={labels.email} required />
        <ConfirmPerson />
        <SubmitButton sending="Sending the code…">Send me the code</SubmitButton>
      </div>
    </GuardedForm>
  );
}
