import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import type { Validator } from "remix-validated-form";
import { CAPTCHA_FIELD, PERSON_LABEL } from "../session/captcha-names";
import { ConfirmPerson } from "../session/confirm-person";
import { GuardedForm } from "../session/guarded-form";
import { ButtonLink } from "../ui/button";
import { CodeField } from "../ui/code-field";
import { EmailField } from "../ui/email-field";
import { Field } from "../ui/field";
import { FormProblems } from "../ui/form-problems";
import { orderNumberHint } from "../ui/order-number-hint";
import { Page, PageHeading } from "../ui/page";
import { SubmitButton } from "../ui/submit-button";
import type { VerificationView } from "./verification.server";
import { codeValidator, orderValidator, VERIFICATION_PATH } from "./verification-form";

const labels = {
  order_number: "Order number",
  email: "Email",
  postcode: "ZIP code",
  code: "Code",
  [CAPTCHA_FIELD]: PERSON_LABEL,
};

/** The page on which a shopper releases an order from hold (readings: /validate/identification). */
export function VerificationPage({ view }: { view: VerificationView }) {
  return (
    <Page>
      <div className="mx-auto max-w-[560px] rounded-card border border-line bg-card p-6 md:p-10">
        <Step view={view} />
      </div>
    </Page>
  );
}

function Step({ view: { step, honeypot } }: { view: VerificationView }) {
  if (step === "done") return <Done />;
  if (step === "code") return <CodeStep honeypot={honeypot} />;
  return <OrderStep honeypot={honeypot} />;
}

function OrderStep({ honeypot }: { honeypot: HoneypotInputProps }) {
  return (
    <>
      <PageHeading lead="Every so often we hold an order until we know it was really you. It only takes two minutes.">
        Confirm your order
      </PageHeading>
      <StepForm validator={orderValidator} honeypot={honeypot} button="Email me a code">
        <Field
          name="order_number"
          label={labels.order_number}
          required
          autoComplete="off"
          placeholder={orderNumberHint()}
          help="Check your confirmation email."
          limit={40}
        />
        <EmailField label={labels.email} required />
        <Field
          name="postcode"
          label={labels.postcode}
          required
          inputMode="numeric"
          autoComplete="postal-code"
          help="Of the billing or the shipping address."
        />
        <ConfirmPerson />
      </StepForm>
    </>
  );
}

function CodeStep({ honeypot }: { honeypot: HoneypotInputProps }) {
  return (
    <>
      <PageHeading lead="If all three match an order on hold, we've emailed you a six-digit code. It works for 30 minutes.">
        Enter the code
      </PageHeading>
      <StepForm validator={codeValidator} honeypot={honeypot} button="Release my order">
        <CodeField label={labels.code} />
      </StepForm>
      <p className="mt-6 text-sm text-soft-ink">
        No code?{" "}
        <Link to={VERIFICATION_PATH} className="text-accent-strong underline underline-offset-4">
          Check your details
        </Link>{" "}
        or{" "}
        <Link to="/contact-us" className="text-accent-strong underline underline-offset-4">
          contact us
        </Link>
        .
      </p>
    </>
  );
}

function Done() {
  return (
    <>
      <PageHeading lead="Thank you for your patience. Your order is no longer on hold.">All done</PageHeading>
      <ButtonLink to="/customer/account/my-orders">See my orders</ButtonLink>
    </>
  );
}

interface StepFormProps<Data> {
  validator: Validator<Data>;
  honeypot: HoneypotInputProps;
  button: string;
  children: ReactNode;
}

function StepForm<Data extends Record<string, unknown>>({
  validator,
  honeypot,
  button,
  children,
}: StepFormProps<Data>) {
  return (
    <GuardedForm
      honeypot={honeypot}
      purpose="identity"
      key={button}
      validator={validator}
      className="grid gap-5"
    >
      <FormProblems labels={labels} />
      {children}
      <SubmitButton className="w-full">{button}</SubmitButton>
    </GuardedForm>
  );
}
