import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import { CartBar } from "~/storefront/cart/cart-bar";
import type { CartView } from "~/storefront/cart/cart-view";
import { Button } from "~/storefront/ui/button";
import { LockIcon } from "~/storefront/ui/icons";
import { LabeledRegion } from "~/storefront/ui/labeled-region";
import { Page, PageHeading } from "~/storefront/ui/page";
import { SuggestedAddress } from "./address/suggested-address";
import { CheckoutProgress } from "./checkout-progress";
import type { CheckoutStepProps } from "./checkout-step";
import { type CheckoutStep, stepFormId, stepId, stepTitle } from "./checkout-steps";
import { CheckoutSummary, FoldedSummary } from "./checkout-summary";
import type { CheckoutStepData, CheckoutView } from "./checkout-view";
import { PlacingFailure } from "./review/placing-failure";
import { ReviewRows } from "./review-rows";
import { stepComponents } from "./step-components.generated";

const components: { [Step in CheckoutStep]: ComponentType<CheckoutStepProps<CheckoutStepData[Step]>> } =
  stepComponents;

interface CheckoutPageProps {
  view: CheckoutView;
  /** Why the order could not be placed, if that was just tried. */
  failure: string | null;
}

/** The current step of the checkout and those that are open with it, with the order summary beside them. */
export function CheckoutPage({ view, failure }: CheckoutPageProps) {
  const { cart, open, rows, step, steps } = view;
  useFocusOnStep(step);
  return (
    <Page className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,640px)_minmax(320px,1fr)]">
      <div className="min-w-0">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
          <PageHeading className="mb-0">Checkout</PageHeading>
          <p className="flex items-center gap-2 text-sm font-semibold text-pine">
            <LockIcon className="h-5 w-5" />
            Secure checkout
          </p>
        </div>
        <CheckoutProgress current={step} next={view.next} steps={steps} />
        <FoldedSummary key={step} cart={cart} isOpen={step === "review"} />
        <div className="space-y-12">
          {view.suggestion && <SuggestedAddress lines={view.suggestion} />}
          {rows.length > 0 && <ReviewRows rows={rows} isReview={false} />}
          {open.map((each) => (
            <StepRegion key={each.step} step={each.step}>
              {failure && each.step === "review" && <PlacingFailure key={failure} message={failure} />}
              <Step
                step={each.step}
                data={each.data}
                isChange={view.isChange && each.step === step}
                current={step}
                following={titleAfter(each.step, steps)}
              />
            </StepRegion>
          ))}
        </div>
      </div>
      <CheckoutSummary cart={cart} />
      <CheckoutBar cart={cart} step={step} />
    </Page>
  );
}

/** Continues with the current step's form, which is elsewhere on the page. */
function CheckoutBar({ cart, step }: { cart: CartView; step: CheckoutStep }) {
  const total = cart.totals.at(-1);
  if (!total) return null;
  return (
    <CartBar label={total.label} total={total.amount}>
      <Button form={stepFormId(step)} name="press" value={step}>
        {step === "review" ? "Order now" : "Continue"}
      </Button>
    </CartBar>
  );
}

function Step<Name extends CheckoutStep>({
  step,
  ...props
}: { step: Name } & CheckoutStepProps<CheckoutStepData[Name]>) {
  const Component: ComponentType<CheckoutStepProps<CheckoutStepData[Name]>> = components[step];
  return <Component {...props} />;
}

/** Title of the following step within a sentence; "" after the last one. */
function titleAfter(step: CheckoutStep, steps: CheckoutStep[]): string {
  const following = steps[steps.indexOf(step) + 1];
  return following ? stepTitle(following).toLowerCase() : "";
}

/** Moves the focus to the part of the page with the current step when that changes, not when the page is opened. */
function useFocusOnStep(step: CheckoutStep): void {
  const previous = useRef(step);
  useEffect(() => {
    if (previous.current === step) return;
    previous.current = step;
    document.getElementById(stepId(step))?.focus({ preventScroll: true });
  }, [step]);
}

/** The part of the page with a step's form. */
function StepRegion({ step, children }: { step: CheckoutStep; children: ReactNode }) {
  return (
    <LabeledRegion
      id={stepId(step)}
      tabIndex={-1}
      aria-label={stepTitle(step)}
      className="scroll-mt-4 outline-none"
    >
      {children}
    </LabeledRegion>
  );
}
