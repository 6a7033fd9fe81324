import { useRef } from "react";
import { ButtonLink } from "~/storefront/ui/button";
import { IntentForm } from "~/storefront/ui/intent-form";
import { PasswordField } from "~/storefront/ui/password-field";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { Part } from "../part";
import { NewPasswordFields, newPasswordLabels } from "../password/new-password-fields";
import { type InformationIntent, passwordValidator } from "./information-forms";
import { useEmptyAfterSuccess } from "./use-empty-after-success";

const labels = { current_password: "Current password", ...newPasswordLabels };

/** The form that changes the password, or creates one if there is none. */
export function PasswordPart({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  return (
    <Part id="your-password" title="Password">
      {hasPassword ? <PasswordForm email={email} /> : <NoPassword />}
    </Part>
  );
}

function PasswordForm({ email }: { email: string }) {
  const form = useRef<HTMLFormElement>(null);
  useEmptyAfterSuccess(form, "password");
  return (
    <IntentForm
      intent={"password" satisfies InformationIntent}
      labels={labels}
      formRef={form}
      validator={passwordValidator}
      className="grid gap-5 sm:grid-cols-2"
    >
      <input type="hidden" name="username" value={email} autoComplete="username" />
      <PasswordField
        name="current_password"
        label={labels.current_password}
        required
        autoComplete="current-password"
        help="Forgot it? Log out and click “Forgot your password?” on the sign-in page."
        className="sm:col-span-2"
      />
      <NewPasswordFields />
      <div className="sm:col-span-2">
        <SubmitButton variant="quiet" sending="Saving…">
          Change password
        </SubmitButton>
        <p className="mt-3 text-sm text-soft-ink">
          You'll stay signed in here and be signed out everywhere else.
        </p>
      </div>
    </IntentForm>
  );
}

function NoPassword() {
  return (
    <>
      <p className="mb-4">You sign in with a social account. Add a password to sign in without it.</p>
      <ButtonLink to="/customer/create-password" variant="quiet">
        Create a password
      </ButtonLink>
    </>
  );
}
