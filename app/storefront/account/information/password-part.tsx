import { useRef } from "react";
import { ValidatedForm } from "remix-validated-form";
import { ButtonLink } from "~/storefront/ui/button";
import { Field } from "~/storefront/ui/field";
import { FormProblems } from "~/storefront/ui/form-problems";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { NewPasswordFields, newPasswordLabels } from "../new-password-fields";
import { Part } from "../part";
import { passwordValidator } from "./information-forms";
import { IntentField } from "./intent-field";
import { useEmptyAfterSuccess } from "./use-empty-after-success";

const labels = { current_password: "Current password", ...newPasswordLabels };

/** How the password is changed, or created where there is none. */
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
    <ValidatedForm
      id="password"
      formRef={form}
      validator={passwordValidator}
      method="post"
      noValidate
      className="grid gap-5 sm:grid-cols-2"
    >
      <IntentField value="password" />
      <input type="hidden" name="username" value={email} autoComplete="username" />
      <div className="empty:hidden sm:col-span-2">
        <FormProblems labels={labels} />
      </div>
      <Field
        name="current_password"
        label={labels.current_password}
        type="password"
        required
        autoComplete="current-password"
        help="Forgotten it? Log out and choose “Forgot your password?” on the sign-in page."
        className="sm:col-span-2"
      />
      <NewPasswordFields />
      <div className="sm:col-span-2">
        <SubmitButton variant="quiet" sending="Saving…">
          Change password
        </SubmitButton>
        <p className="mt-3 text-sm text-soft-ink">
          You stay signed in here; everywhere else you are signed out.
        </p>
      </div>
    </ValidatedForm>
  );
}

function NoPassword() {
  return (
    <>
      <p className="mb-4">
        You sign in by a social network so far. With a password you can sign in without it.
      </p>
      <ButtonLink to="/customer/create-password" variant="quiet">
        Create a password
      </ButtonLink>
    </>
  );
}
