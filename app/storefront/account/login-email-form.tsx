import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { CAPTCHA_FIELD, PERSON_LABEL } from "../session/captcha-names";
import { ConfirmPerson } from "../session/confirm-person";
import { GuardedForm } from "../session/guarded-form";
import { EmailField } from "../ui/email-field";
import { FormProblems } from "../ui/form-problems";
import { SubmitButton } from "../ui/submit-button";
import { emailValidator } from "./email-form";

const labels = { email: "Email", [CAPTCHA_FIELD]: PERSON_LABEL };

interface LoginEmailFormProps {
  /** The address that a code was sent to before. */
  email: string | null;
  honeypot: HoneypotInputProps;
}

/** The form that requests a code by email. */
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
