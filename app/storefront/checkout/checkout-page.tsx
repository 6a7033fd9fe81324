import { type ReactNode, useEffect, useRef } from "react";
import { cartGrandTotal } from "~/storefront/cart/cart-view";
import { Page, PageHeading } from "~/storefront/ui/page";
import { AddressStep } from "./address/address-step";
import { CheckoutProgress } from "./checkout-progress";
import { type CheckoutStep, stepTitles } from "./checkout-steps";
import { CheckoutSummary, FoldedSummary } from "./checkout-summary";
import type { CheckoutView } from "./checkout-view";
import { DeliveryStep } from "./delivery/delivery-step";
import { PaymentStep } from "./payment/payment-step";
import { PlacingFailure } from "./review/placing-failure";
import { ReviewStep } from "./review/review-step";

interface CheckoutPageProps {
  view: CheckoutView;
  /** Why the order could not be placed, if that was just tried. */
  failure: string | null;
}

/** One step of the checkout, with the order summary beside it. */
export function CheckoutPage({ view, failure }: CheckoutPageProps) {
  const { step } = view.current;
  return (
    <Page className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,640px)_minmax(320px,1fr)]">
      <div>
        <PageHeading className="mb-4">Checkout</PageHeading>
        <CheckoutProgress current={step} next={view.next} isVirtual={view.isVirtual} />
        <FoldedSummary key={step} cart={view.cart} isOpen={step === "review"} />
        <StepRegion step={step}>
          {failure && <PlacingFailure key={failure} message={failure} />}
          <Step key={step} view={view} />
        </StepRegion>
      </div>
      <CheckoutSummary cart={view.cart} />
    </Page>
  );
}

function Step({ view: { current, cart, isChange } }: { view: CheckoutView }) {
  if (current.step === "address") return <AddressStep view={current} isChange={isChange} />;
  if (current.step === "delivery") return <DeliveryStep view={current} isChange={isChange} />;
  if (current.step === "payment") return <PaymentStep view={current} isChange={isChange} />;
  return <ReviewStep view={current} grandTotal={cartGrandTotal(cart)} />;
}

/** The part of the page that changes with the step; it takes the focus when the step changes. */
function StepRegion({ step, children }: { step: CheckoutStep; children: ReactNode }) {
  const region = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    region.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <section ref={region} tabIndex={-1} aria-label={stepTitles[step]} className="outline-none">
      {children}
    </section>
  );
}
