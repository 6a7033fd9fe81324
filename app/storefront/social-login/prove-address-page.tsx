import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import type { Validator } from "remix-validated-form";
import { ValidatedForm } from "~/storefront/ui/validated-form";
import { emailValidator } from "../account/sign-in/email-form";
import { codeValidator } from "../account/sign-in/one-time-code-form";
import { SignInPanel } from "../account/sign-in/sign-in-panel";
import { HoneypotFields } from "../session/honeypot-fields";
import { CodeField } from "../ui/code-field";
import { EmailField } from "../ui/email-field";
import { FormProblems } from "../ui/form-problems";
import { SubmitButton } from "../ui/submit-button";
import { SEND_CODE, TYPE_CODE } from "./prove-address-intents";

export interface ProveAddressView {
  network: string;
  isSent: boolean;
  /** Recipient of the code, if the person entered the address; null when the network provided it. */
  email: string | null;
  honeypot: HoneypotInputProps;
}

const labels = { email: "Email", code: "Code" };

/** The page on which somebody returning from a network verifies an email address by an emailed code. */
export function ProveAddressPage({ view }: { view: ProveAddressView }) {
  return (
    <SignInPanel
      heading={view.isSent ? "Enter the code from your email" : "Your email, please"}
      lead={leadOf(view)}
      footer={
        <Link to="/customer/login" className="font-semibold text-accent-strong underline underline-offset-4">
          Sign in another way
        </Link>
      }
    >
      {view.isSent ? <CodeStep view={view} /> : <AddressForm honeypot={view.honeypot} />}
    </SignInPanel>
  );
}

function leadOf({ network, isSent, email }: ProveAddressView): string {
  if (!isSent)
    return `${network} didn't share your email address. Where should we send your orders and designs?`;
  return `We sent a six-digit code to ${email ?? `the email address of your ${network} account`}. It works for ten minutes. After that, ${network} signs you in without a code.`;
}

function CodeStep({ view: { honeypot } }: { view: ProveAddressView }) {
  return (
    <>
      <ProvingForm intent={TYPE_CODE} validator={codeValidator} honeypot={honeypot} button="Sign in">
        <CodeField label={labels.code} />
      </ProvingForm>
      <details className="mt-6">
        <summary className="flex min-h-[44px] cursor-pointer items-center font-semibold text-accent-strong underline underline-offset-4">
          No email? Resend the code or change the address
        </summary>
        <div className="mt-4">
          <AddressForm honeypot={honeypot} />
        </div>
      </details>
    </>
  );
}

function AddressForm({ honeypot }: { honeypot: HoneypotInputProps }) {
  return (
    <ProvingForm intent={SEND_CODE} validator={emailValidator} honeypot={honeypot} button="Send me a code">
      <EmailField label={labels.email} required />
    </ProvingForm>
  );
}

interface ProvingFormProps<Data> {
  intent: string;
  validator: Validator<Data>;
  honeypot: HoneypotInputProps;
  button: string;
  children: ReactNode;
}

function ProvingForm<Data extends Record<string, unknown>>({
  intent,
  validator,
  honeypot,
  button,
  children,
}: ProvingFormProps<Data>) {
  return (
    <ValidatedForm id={intent} validator={validator} className="grid gap-5">
      <input type="hidden" name="intent" value={intent} />
      <HoneypotFields inputs={honeypot} />
      <FormProblems labels={labels} />
      {children}
      <SubmitButton className="w-full">{button}</SubmitButton>
    </ValidatedForm>
  );
}
