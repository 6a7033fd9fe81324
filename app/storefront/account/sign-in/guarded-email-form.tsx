import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { CAPTCHA_FIELD, PERSON_LABEL } from "../../session/captcha-names";
import { ConfirmPerson } from "../../session/confirm-person";
import { GuardedForm } from "../../session/guarded-form";
import { EmailField } from "../../ui/email-field";
import { FormProblems } from "../../ui/form-problems";
import { SubmitButton } from "../../ui/submit-button";
import { emailValidator } from "./email-form";

const labels = { email: "Email", [CAPTCHA_FIELD]: PERSON_LABEL };

interface GuardedEmailFormProps {
  honeypot: HoneypotInputProps;
  /** What the form is for, as the captcha service counts it. */
  purpose: string;
  /** The email address in the field at first. */
  email?: string;
  /** Text of the button, and while the form is being sent. */
  button: string;
  sending: string;
}

/** Asks for an email address, to which a link or a code is sent. */
export function GuardedEmailForm({ honeypot, purpose, email = "", button, sending }: GuardedEmailFormProps) {
  return (
    <GuardedForm validator={emailValidator} honeypot={honeypot} purpose={purpose} defaultValues={{ email }}>
      <FormProblems labels={labels} />
      <div className="grid gap-5">
        <EmailField label={labels.email} required />
        <ConfirmPerson />
        <SubmitButton sending={sending}>{button}</SubmitButton>
      </div>
    </GuardedForm>
  );
}
