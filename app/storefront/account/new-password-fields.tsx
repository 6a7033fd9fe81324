import { Field } from "~/storefront/ui/field";

export const newPasswordLabels = { password: "New password", password_confirmation: "Confirm new password" };

interface NewPasswordFieldsProps {
  labels?: typeof newPasswordLabels;
  className?: string;
}

/** A new password, twice, in a ValidatedForm. */
export function NewPasswordFields({ labels = newPasswordLabels, className }: NewPasswordFieldsProps) {
  return (
    <>
      <Field
        name="password"
        label={labels.password}
        type="password"
        required
        autoComplete="new-password"
        help="8 characters or more, of three kinds: capital letters, small letters, numbers, special characters."
        className={className}
      />
      <Field
        name="password_confirmation"
        label={labels.password_confirmation}
        type="password"
        required
        autoComplete="new-password"
        className={className}
      />
    </>
  );
}
