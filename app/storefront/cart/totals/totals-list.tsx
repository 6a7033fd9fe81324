import { ChevronIcon } from "~/storefront/ui/icons";
import { Status } from "~/storefront/ui/live-region";
import { Price } from "~/storefront/ui/money";
import type { TotalLine } from "../cart-view";
import type { PriceStep } from "./price-step";
import { PriceSteps } from "./price-steps";

/**
 * The totals in order; the grand total is separated by a line. Totals with a calculation can be expanded. A changed
 * grand total is read aloud.
 */
export function TotalsList({ totals }: { totals: TotalLine[] }) {
  return (
    <dl className={hasSteps(totals) ? "" : "space-y-2"}>
      {totals.map((total) => (
        <Total key={`${total.code}-${total.label}`} total={total} />
      ))}
    </dl>
  );
}

/** Checks whether any total has a calculation. */
export function hasSteps(totals: TotalLine[]): boolean {
  return totals.some(({ steps = [] }) => steps.length > 0);
}

function Total({ total }: { total: TotalLine }) {
  const { steps = [] } = total;
  const isGrandTotal = total.code === "grand_total";
  const isReduction = (total.amount.value ?? 0) < 0;
  const weight = isGrandTotal ? "border-t border-line text-lg font-semibold" : "";
  const height = steps.length > 0 ? "min-h-[44px]" : isGrandTotal ? "pt-3" : "";
  return (
    <div className={`relative grid grid-cols-[1fr_auto] items-center gap-x-4 ${weight}`}>
      <dt className={`flex items-center ${height} ${steps.length > 0 ? "pr-6" : ""}`}>{total.label}</dt>
      <dd className={`tabular-nums ${height} flex items-center ${isReduction ? "text-pine" : ""}`}>
        {isGrandTotal ? (
          <Status as="span" label={`${total.label}:`}>
            <Price money={total.amount} className="font-heading text-xl" />
          </Status>
        ) : (
          <Price money={total.amount} />
        )}
      </dd>
      {steps.length > 0 && (
        <dd className="col-span-2">
          <TotalSteps label={total.label} steps={steps} />
        </dd>
      )}
    </div>
  );
}

/** The whole row is clickable, because the summary covers it. */
function TotalSteps({ label, steps }: { label: string; steps: PriceStep[] }) {
  return (
    <details className="group text-base font-normal">
      <summary className="absolute inset-x-0 top-0 min-h-[44px] cursor-pointer list-none rounded-field [&::-webkit-details-marker]:hidden">
        <span className="sr-only">Price details: {label}</span>
        <ChevronIcon className="absolute -left-5 top-3.5 h-4 w-4 text-soft-ink transition-transform duration-200 group-open:rotate-180 motion-reduce:transition-none" />
      </summary>
      <div className="mb-2 border-l-2 border-line pl-3">
        <PriceSteps caption={`How ${label} is calculated`} steps={steps} />
      </div>
    </details>
  );
}
