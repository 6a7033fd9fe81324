import { useFormContext, ValidatedForm } from "remix-validated-form";
import { Field } from "~/storefront/ui/field";
import { Price } from "~/storefront/ui/money";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { CART_PATH } from "../cart-intents";
import { Folded } from "../folded";
import { estimateValidator } from "./estimate-form";
import type { DeliveryEstimate as Estimate } from "./estimate-view";
import { EstimatedMethods } from "./estimated-methods";

const INTENT = "estimate-delivery";

/** The form for a ZIP code, with the cost of delivery and tax there. */
export function DeliveryEstimate({ estimate }: { estimate: Estimate | null }) {
  const { fieldErrors } = useFormContext(INTENT);
  const isOpen = estimate !== null || fieldErrors.postcode !== undefined;
  return (
    <div id="estimate" className="scroll-mt-28">
      <Folded summary="Estimate shipping and tax" isOpen={isOpen}>
        <ValidatedForm
          id={INTENT}
          validator={estimateValidator}
          method="post"
          action={CART_PATH}
          preventScrollReset
          noValidate
          className="space-y-3 pb-4 pt-1"
          defaultValues={{ postcode: estimate?.postcode }}
        >
          <input type="hidden" name="intent" value={INTENT} />
          <Question />
          {estimate && <Result estimate={estimate} />}
        </ValidatedForm>
      </Folded>
    </div>
  );
}

function Question() {
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <Field
          name="postcode"
          label="ZIP code"
          required
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
        />
      </div>
      <SubmitButton variant="quiet" sending="Estimating…" className="mt-[25px]" name="estimate" value="ask">
        Estimate
      </SubmitButton>
    </div>
  );
}

function Result({ estimate }: { estimate: Estimate }) {
  const { chosen, methods, postcode, state, taxes, total } = estimate;
  const method = methods.find(({ value }) => value === chosen);
  return (
    <div className="space-y-4" aria-live="polite">
      <EstimatedMethods methods={methods} chosen={chosen} place={state ? `${state} ${postcode}` : postcode} />
      <dl className="space-y-1 rounded-field bg-paper px-4 py-3 text-sm">
        {method && (
          <Line label={method.title}>{method.isFree ? "Free" : <Price money={method.price} />}</Line>
        )}
        {taxes.map(({ label, amount }) => (
          <Line key={label} label={label}>
            <Price money={amount} />
          </Line>
        ))}
        {taxes.length === 0 && <Line label="Sales tax">None</Line>}
        {total && (
          <Line label="Estimated total" className="border-t border-line pt-1 font-semibold">
            <Price money={total} />
          </Line>
        )}
      </dl>
    </div>
  );
}

interface LineProps {
  label: string;
  className?: string;
  children: React.ReactNode;
}

function Line({ label, className = "", children }: LineProps) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${className}`}>
      <dt>{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
