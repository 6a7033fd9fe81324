import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Validator } from "remix-validated-form";
import { CheckboxField } from "~/storefront/ui/checkbox-field";
import { CodeField } from "~/storefront/ui/code-field";
import { IntentForm } from "~/storefront/ui/intent-form";
import { PasswordField } from "~/storefront/ui/password-field";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { Part } from "../part";
import type { PrivacyData } from "./loader.server";
import {
  byCodeValidator,
  byPasswordValidator,
  DELETE_BY_CODE,
  DELETE_BY_PASSWORD,
  SEND_CODE,
} from "./privacy-forms";

const labels = { password: "Your password", code: "Code", agreed: "I understand" };
const UNDERSTOOD = "I understand that this can't be undone.";

/** Deletion of the account: what is deleted, what is kept, and the proof of ownership. */
export function DeletePart({ leaver }: { leaver: PrivacyData }) {
  const isByCode = leaver.wantsCode || !leaver.hasPassword;
  return (
    <Part id="delete" title="Delete your account">
      <p>
        We'll delete your details, addresses, photos, designs, reviews, emails, points and store credit right
        away, and sign you out everywhere.
      </p>
      <p className="mt-3">
        We keep your orders in our records without your personal details: what was bought, when and for how
        much, as the law requires. An order still on its way keeps its address until it arrives.
      </p>
      {isByCode ? <ByCode leaver={leaver} /> : <ByPassword />}
    </Part>
  );
}

function ByPassword() {
  return (
    <>
      <DeleteForm intent={DELETE_BY_PASSWORD} validator={byPasswordValidator}>
        <PasswordField
          name="password"
          label={labels.password}
          required
          autoComplete="current-password"
          help="To confirm it's you."
        />
      </DeleteForm>
      <CodeButton variant="plain">Email me a code instead</CodeButton>
    </>
  );
}

function ByCode({ leaver: { email, wantsCode } }: { leaver: PrivacyData }) {
  if (!wantsCode) {
    return (
      <>
        <p className="mt-5">To confirm it's you, we'll email a six-digit code to {email}.</p>
        <CodeButton variant="quiet">Email me a code</CodeButton>
      </>
    );
  }
  return (
    <>
      <p className="mt-5 break-words">We sent a six-digit code to {email}. It works for ten minutes.</p>
      <DeleteForm intent={DELETE_BY_CODE} validator={byCodeValidator}>
        <CodeField label={labels.code} />
      </DeleteForm>
      <CodeButton variant="plain">Send another code</CodeButton>
    </>
  );
}

interface DeleteFormProps<Data> {
  intent: string;
  validator: Validator<Data>;
  children: ReactNode;
}

function DeleteForm<Data extends Record<string, unknown>>({
  intent,
  validator,
  children,
}: DeleteFormProps<Data>) {
  return (
    <IntentForm
      intent={intent}
      labels={labels}
      validator={validator}
      className="mt-5 grid max-w-[420px] gap-5"
    >
      {children}
      <CheckboxField name="agreed" label={UNDERSTOOD} />
      <SubmitButton name="delete" value="account" sending="Deleting your account…">
        Delete my account
      </SubmitButton>
    </IntentForm>
  );
}

function CodeButton({ variant, children }: { variant: "quiet" | "plain"; children: ReactNode }) {
  return (
    <Form method="post" className="mt-3">
      <SubmitButton
        name="intent"
        value={SEND_CODE}
        variant={variant}
        className={variant === "plain" ? "-ml-2" : "mt-2"}
      >
        {children}
      </SubmitButton>
    </Form>
  );
}
