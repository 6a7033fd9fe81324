import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import { LockIcon } from "~/storefront/ui/icons";
import { Page, PageHeading } from "~/storefront/ui/page";
import { CheckoutProgress } from "./checkout-progress";
import type { CheckoutStepProps } from "./checkout-step";
import { type CheckoutStep, stepTitle } from "./checkout-steps";
import { CheckoutSummary, FoldedSummary } from "./checkout-summary";
import type { CheckoutStepData, CheckoutView } from "./checkout-view";
import { PlacingFailure } from "./review/placing-failure";
import { stepComponents } from "./step-components.generated";

const components: { [Step in CheckoutStep]: ComponentType<CheckoutStepProps<CheckoutStepData[Step]>> } =
  stepComponents;

interface CheckoutPageProps {
  view: CheckoutView;
  /** Why the order could not be placed, if that was just tried. */
  failure: string | null;
}

/** One step of the checkout, with the order summary beside it. */
export function CheckoutPage({ view, failure }: CheckoutPageProps) {
  const { step, steps } = view;
  return (
    <Page className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,640px)_minmax(320px,1fr)]">
      <div>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
          <PageHeading className="mb-0">Checkout</PageHeading>
          <p className="flex items-center gap-2 text-sm font-semibold text-pine">
            <LockIcon className="h-5 w-5" />
            Secure checkout
          </p>
        </div>
        <CheckoutProgress current={step} next={view.next} steps={steps} />
        <FoldedSummary key={step} cart={view.cart} isOpen={step === "review"} />
        <StepRegion step={step}>
          {failure && <PlacingFailure key={failure} message={failure} />}
          <Step
            key={step}
            step={step}
            data={view.data}
            isChange={view.isChange}
            following={titleAfter(step, steps)}
          />
        </StepRegion>
      </div>
      <CheckoutSummary cart={view.cart} />
    </Page>
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
    <section ref={region} tabIndex={-1} aria-label={stepTitle(step)} className="outline-none">
      {children}
    </section>
  );
}
