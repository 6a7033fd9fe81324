import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Validator } from "remix-validated-form";
import { CheckboxField } from "~/storefront/ui/checkbox-field";
import { CodeField } from "~/storefront/ui/code-field";
import { Field } from "~/storefront/ui/field";
import { IntentForm } from "~/storefront/ui/intent-form";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { Part } from "../part";
import {
  byCodeValidator,
  byPasswordValidator,
  DELETE_BY_CODE,
  DELETE_BY_PASSWORD,
  SEND_CODE,
} from "./privacy-forms";

export interface Leaver {
  email: string;
  hasPassword: boolean;
  /** A code was asked for in place of the password. */
  wantsCode: boolean;
}

const labels = { password: "Your password", code: "Code", agreed: "I understand" };
const UNDERSTOOD = "I understand that this cannot be undone.";

/** The way out: what goes, what stays, and the proof that it is the owner who asks. */
export function DeletePart({ leaver }: { leaver: Leaver }) {
  const isByCode = leaver.wantsCode || !leaver.hasPassword;
  return (
    <Part id="delete" title="Delete your account">
      <p>
        Your details, addresses, photos, designs, reviews, emails, points and store credit are deleted at
        once, and you are signed out everywhere.
      </p>
      <p className="mt-3">
        Your orders stay in our books, without you: what was bought, when and for how much, as the law asks.
        One that is still on its way keeps its address until it has arrived.
      </p>
      {isByCode ? <ByCode leaver={leaver} /> : <ByPassword />}
    </Part>
  );
}

function ByPassword() {
  return (
    <>
      <DeleteForm intent={DELETE_BY_PASSWORD} validator={byPasswordValidator}>
        <Field
          name="password"
          label={labels.password}
          type="password"
          required
          autoComplete="current-password"
          help="To be sure that it is you."
        />
      </DeleteForm>
      <CodeButton variant="plain">Email me a code instead</CodeButton>
    </>
  );
}

function ByCode({ leaver: { email, wantsCode } }: { leaver: Leaver }) {
  if (!wantsCode) {
    return (
      <>
        <p className="mt-5">To be sure that it is you, we send six digits to {email}.</p>
        <CodeButton variant="quiet">Email me a code</CodeButton>
      </>
    );
  }
  return (
    <>
      <p className="mt-5 break-words">We sent six digits to {email}. They work for ten minutes.</p>
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
