import { Link } from "@remix-run/react";
import { ClaimPage } from "../account/view-order/claim-page";
import { OrderPage } from "../account/view-order/order-page";
import type { OrderPageData } from "../account/view-order/order-page-data";
import { CAPTCHA_FIELD, PERSON_LABEL } from "../session/captcha-names";
import { ConfirmPerson } from "../session/confirm-person";
import { GuardedForm } from "../session/guarded-form";
import { EmailField } from "../ui/email-field";
import { Field } from "../ui/field";
import { FormProblems } from "../ui/form-problems";
import { Notice } from "../ui/notice";
import { Page, PageHeading } from "../ui/page";
import { SubmitButton } from "../ui/submit-button";
import { GUEST_ORDER_PATH, shownValidator } from "./find-guest-order-form";
import type { GuestOrderView } from "./read-guest-order.server";

/** Shows a guest's order, or the form that finds it. */
export function GuestOrderPage({ view }: { view: GuestOrderView }) {
  return (
    <Page>
      <div className="mx-auto max-w-[1000px]">
        {view.order ? <FoundOrder data={view.order} /> : <FindOrder view={view} />}
      </div>
    </Page>
  );
}

function FoundOrder({ data }: { data: OrderPageData }) {
  if (data.claimLine === null) return <OrderPage data={data} />;
  return (
    <>
      <Link
        to={data.path}
        className="mb-2 inline-flex min-h-[44px] items-center text-sm font-semibold text-soft-ink hover:underline"
      >
        ← Order {data.order.number}
      </Link>
      <ClaimPage data={data} lineId={data.claimLine} />
    </>
  );
}

const labels = {
  number: "Order number",
  email: "Email",
  lastname: "Last name",
  postcode: "ZIP code",
  [CAPTCHA_FIELD]: PERSON_LABEL,
};

function FindOrder({ view }: { view: GuestOrderView }) {
  return (
    <div className="mx-auto max-w-[560px]">
      <PageHeading lead="Track your order, follow your package, or report a problem.">
        Find your order
      </PageHeading>
      {view.isUnknown && (
        <Notice kind="error" className="mb-6">
          This link no longer works. Please enter the details from your confirmation email.
        </Notice>
      )}
      <GuardedForm
        honeypot={view.honeypot}
        purpose="find_order"
        validator={shownValidator(view)}
        action={GUEST_ORDER_PATH}
        className="grid gap-5 rounded-card border border-line bg-card p-5 md:p-8"
      >
        <FormProblems labels={labels} />
        <Field
          name="number"
          label={labels.number}
          help="Such as MPC100000001, from your confirmation email."
          required
          limit={40}
          autoComplete="off"
        />
        <EmailField label={labels.email} required />
        {view.asksZip ? (
          <Field
            name="postcode"
            label={labels.postcode}
            help="Of the billing address."
            required
            maxLength={10}
            autoComplete="postal-code"
          />
        ) : (
          <Field
            name="lastname"
            label={labels.lastname}
            help="Of the billing address."
            required
            limit={100}
            autoComplete="family-name"
          />
        )}
        <ConfirmPerson />
        <SubmitButton sending="Looking…" className="w-full sm:w-auto sm:justify-self-start">
          Find my order
        </SubmitButton>
      </GuardedForm>
      <p className="mt-6 text-soft-ink">
        Ordered with an account?{" "}
        <Link
          to="/customer/login?redirect=%2Fcustomer%2Faccount%2Fmy-orders"
          className="text-accent-strong underline underline-offset-4"
        >
          Sign in
        </Link>{" "}
        to see all your orders.
      </p>
    </div>
  );
}
