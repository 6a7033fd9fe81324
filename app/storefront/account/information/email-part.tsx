import { useFormContext } from "remix-validated-form";
import { EmailField } from "~/storefront/ui/email-field";
import { IntentForm } from "~/storefront/ui/intent-form";
import { PasswordField } from "~/storefront/ui/password-field";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { ALREADY_EXISTS } from "../existing-account";
import { Part } from "../part";
import { emailValidator, type InformationIntent } from "./information-forms";

const labels = { email: "New email", account_password: "Your password" };

interface EmailOfCustomer {
  email: string;
  /** The new address, until its confirmation link is opened. */
  newEmail: string | null;
  hasPassword: boolean;
}

/** The email address for signing in, with the form that changes it. */
export function EmailPart({ data: { email, newEmail, hasPassword } }: { data: EmailOfCustomer }) {
  return (
    <Part id="email-address" title="Email">
      <p className="break-words">{email}</p>
      {newEmail && (
        <p className="mt-2 break-words rounded-field bg-sand px-4 py-3">
          We emailed <strong>{newEmail}</strong>. Click the link in that email to confirm your new address.
        </p>
      )}
      {hasPassword ? <EmailForm key={newEmail ?? email} /> : <PasswordFirst />}
    </Part>
  );
}

function EmailForm() {
  return (
    <IntentForm
      intent={"email" satisfies InformationIntent}
      labels={labels}
      validator={emailValidator}
      className="mt-5 grid gap-5 sm:grid-cols-2"
    >
      <div>
        <EmailField label={labels.email} required help="We'll email a confirmation link there." />
        <ForeignAccountHelp />
      </div>
      <PasswordField
        name="account_password"
        label={labels.account_password}
        required
        autoComplete="current-password"
        help="To confirm it's you."
      />
      <div className="sm:col-span-2">
        <SubmitButton variant="quiet" sending="Sending the link…">
          Change email
        </SubmitButton>
      </div>
    </IntentForm>
  );
}

/** Under an address that has another account: how its owner gets in. The login is for visitors only. */
function ForeignAccountHelp() {
  const { fieldErrors } = useFormContext();
  if (!ALREADY_EXISTS.test(fieldErrors.email ?? "")) return null;
  return (
    <p className="mt-2">
      Is that account yours too? Sign out, then sign in with that email or reset its password.
    </p>
  );
}

function PasswordFirst() {
  return <p className="mt-3 text-soft-ink">To change your email, please create a password first.</p>;
}
