import { Price } from "~/storefront/ui/money";
import { SubmitButton } from "~/storefront/ui/submit-button";
import type { DeliveryMethod } from "./delivery-methods";

interface EstimatedMethodsProps {
  methods: DeliveryMethod[];
  chosen: string | null;
  /** State and ZIP code, such as "Illinois 60601". */
  place: string;
}

/** Shipping methods for a place, part of the estimate's form. With JavaScript a selection is submitted at once. */
export function EstimatedMethods({ methods, chosen, place }: EstimatedMethodsProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm text-soft-ink">Shipping to {place}</legend>
      {methods.map((method) => (
        <label
          key={`${method.value}-${method.value === chosen}`}
          className={`flex min-h-[44px] items-start gap-3 py-2 ${method.problem ? "text-soft-ink" : "cursor-pointer"}`}
        >
          <input
            type="radio"
            name="method"
            value={method.value}
            disabled={method.problem !== null}
            defaultChecked={method.value === chosen}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
            className="mt-0.5 h-5 w-5 shrink-0 accent-accent"
          />
          <span className="min-w-0 flex-1">
            <span className="flex items-baseline justify-between gap-4">
              <span>{method.title}</span>
              <span className="tabular-nums">{method.isFree ? "Free" : <Price money={method.price} />}</span>
            </span>
            <span className={`block text-sm ${method.problem ? "text-error" : "text-soft-ink"}`}>
              {method.problem ?? method.description}
            </span>
          </span>
        </label>
      ))}
      <noscript>
        <SubmitButton variant="plain">Use this method</SubmitButton>
      </noscript>
    </fieldset>
  );
}
