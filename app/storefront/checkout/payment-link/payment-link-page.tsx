import { Form } from "@remix-run/react";
import { CartOverview } from "~/storefront/cart/lines/cart-overview";
import { TotalsList } from "~/storefront/cart/totals/totals-list";
import { lazyValidator } from "~/storefront/session/lazy-validator";
import { ButtonLink } from "~/storefront/ui/button";
import { CheckboxField } from "~/storefront/ui/checkbox-field";
import { FormProblems } from "~/storefront/ui/form-problems";
import { LockIcon } from "~/storefront/ui/icons";
import { moneyText } from "~/storefront/ui/money";
import { Page, PageHeading } from "~/storefront/ui/page";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { ValidatedForm } from "~/storefront/ui/validated-form";
import { PaymentCard } from "../payment/payment-card";
import { RadioError } from "../radio-card";
import { PlacingFailure } from "../review/placing-failure";
import { Terms } from "../review/terms";
import { CONTINUE_PAYMENT } from "./continue-payment";
import type { PaymentLinkView, WaitingLink } from "./payment-link-view";

const validator = lazyValidator(async () => (await import("./payment-link-form")).paymentLinkValidator);

/** The page of a payment link: an order that the store put together for a customer. */
export function PaymentLinkPage({ view, failure }: { view: PaymentLinkView; failure: string | null }) {
  if (view.kind === "waiting") return <WaitingOrder view={view} failure={failure} />;
  if (view.kind === "unpaid") return <UnpaidOrder orderNumber={view.orderNumber} />;
  if (view.kind === "ordered") return <OrderedBefore isLoggedIn={view.isLoggedIn} />;
  return <NothingToPay {...(view.kind === "canceled" ? CANCELED : GONE)} />;
}

function WaitingOrder({ view, failure }: { view: WaitingLink; failure: string | null }) {
  const { delivery, emailedTotal, grandTotal, lines, shipTo, totals, until } = view;
  return (
    <CartOverview
      heading="Your order is ready"
      lead={`We put it together for you. Check it, then pay by ${until}.`}
      notice={failure && <PlacingFailure key={failure} message={failure} isOwnCart={false} />}
      lines={lines}
    >
      {emailedTotal && grandTotal && (
        <p className="font-semibold">
          Something changed since our email: the total was {moneyText(emailedTotal)} and is now{" "}
          {moneyText(grandTotal)}.
        </p>
      )}
      <TotalsList totals={totals} />
      {shipTo.length > 0 && (
        <div>
          <h2 className="font-semibold">Ships to</h2>
          <p className="text-soft-ink">
            {shipTo.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </p>
          {delivery && <p className="mt-1 text-sm text-soft-ink">{delivery}</p>}
        </div>
      )}
      {view.payments.length > 0 ? <PayForm view={view} /> : <NoPayment />}
      <p className="text-sm text-soft-ink">
        Something not right? Reply to our email before you pay, and we&rsquo;ll change it.
      </p>
    </CartOverview>
  );
}

function PayForm({ view: { grandTotal, payments } }: { view: WaitingLink }) {
  return (
    <ValidatedForm id="payment-link" validator={validator} className="space-y-5">
      {grandTotal && <input type="hidden" name="grand_total" value={grandTotal.value ?? 0} />}
      <FormProblems labels={{ payment_method: "Payment", terms: "Terms" }} />
      <fieldset>
        <legend className="mb-3 font-semibold">Payment</legend>
        <div className="space-y-3">
          {payments.map((method) => (
            <PaymentCard key={method.code} method={method} isChosen={payments.length === 1} />
          ))}
        </div>
        <RadioError name="payment_method" />
      </fieldset>
      <CheckboxField name="terms" label={<Terms />} />
      <SubmitButton sending="Placing your order…" className="w-full">
        <LockIcon className="h-5 w-5" />
        Place order
      </SubmitButton>
    </ValidatedForm>
  );
}

function NoPayment() {
  return (
    <>
      <p>We can&rsquo;t take payment for this order right now. Contact us and we&rsquo;ll find a way.</p>
      <ButtonLink to="/contact-us">Contact us</ButtonLink>
    </>
  );
}

function UnpaidOrder({ orderNumber }: { orderNumber: string }) {
  return (
    <Page className="min-h-[40vh]">
      <PageHeading lead={`You haven't been charged. Order ${orderNumber} is waiting for you.`}>
        One step left
      </PageHeading>
      <Form method="post">
        <SubmitButton sending="Opening the payment page…" name={CONTINUE_PAYMENT} value="1">
          Pay now
        </SubmitButton>
      </Form>
    </Page>
  );
}

function OrderedBefore({ isLoggedIn }: { isLoggedIn: boolean }) {
  return (
    <Page className="min-h-[40vh]">
      <PageHeading lead="Thank you! We emailed you a confirmation with everything about it.">
        You&rsquo;ve already ordered this
      </PageHeading>
      <ButtonLink to={isLoggedIn ? "/customer/account/my-orders" : "/customer/order"}>
        Find my order
      </ButtonLink>
    </Page>
  );
}

const CANCELED = {
  heading: "This order is closed",
  lead: "It was canceled or refunded, so there's nothing to pay. Still want it? Reply to our email, and we'll send you a new link.",
};

const GONE = {
  heading: "This link no longer works",
  lead: "It expired, or we sent you a newer one. Reply to our email, and we'll send it again.",
};

function NothingToPay({ heading, lead }: typeof GONE) {
  return (
    <Page className="min-h-[40vh]">
      <PageHeading lead={lead}>{heading}</PageHeading>
      <ButtonLink to="/contact-us">Contact us</ButtonLink>
    </Page>
  );
}
