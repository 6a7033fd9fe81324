import { useState } from "react";
import { useField, useFormContext } from "remix-validated-form";
import { CheckboxField } from "~/storefront/ui/checkbox-field";
import { PasswordField } from "~/storefront/ui/password-field";
import { KEEP_PASSWORD_FIELD, LEAKED_PASSWORD } from "./leaked-password";

export const newPasswordLabels = { password: "New password", password_confirmation: "Confirm new password" };

interface NewPasswordFieldsProps {
  labels?: typeof newPasswordLabels;
  className?: string;
}

/** A new password and its repetition, in a ValidatedForm. */
export function NewPasswordFields({ labels = newPasswordLabels, className }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        name="password"
        label={labels.password}
        required
        autoComplete="new-password"
        help="At least 8 characters. Use 3 of: uppercase, lowercase, number, symbol."
        className={className}
      />
      <PasswordField
        name="password_confirmation"
        label={labels.password_confirmation}
        required
        autoComplete="new-password"
        className={className}
      />
      <KeepPassword className={className} />
    </>
  );
}

/** A checkbox to use a leaked password anyway, shown until the form is reset. */
function KeepPassword({ className }: { className?: string }) {
  const { error } = useField("password");
  const { hasBeenSubmitted } = useFormContext();
  const [wasOffered, setWasOffered] = useState(false);
  const isOffered = error === LEAKED_PASSWORD || (wasOffered && hasBeenSubmitted);
  if (isOffered !== wasOffered) setWasOffered(isOffered);
  if (!isOffered) return null;
  return <CheckboxField name={KEEP_PASSWORD_FIELD} label="Keep this password anyway" className={className} />;
}
