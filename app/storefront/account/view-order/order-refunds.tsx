import { Price } from "~/storefront/ui/money";
import type { OrderProgressView } from "./order-progress-view";

/** The refunds of an order below its totals, with their credit memos. */
export function OrderRefunds({ refunds }: Pick<OrderProgressView, "refunds">) {
  return (
    <dl className="mt-3 space-y-2 border-t border-line pt-3 text-sm">
      {refunds.map((refund) => (
        <div key={refund.id} className="flex justify-between gap-4">
          <dt className="min-w-0">
            Refunded on {refund.day}
            {refund.contents && <span className="block break-words text-soft-ink">{refund.contents}</span>}
            {refund.creditMemoPath && (
              <a
                href={refund.creditMemoPath}
                className="inline-flex min-h-[44px] items-center font-semibold text-accent-strong underline underline-offset-4"
              >
                Credit memo {refund.creditMemoNumber} (PDF)
              </a>
            )}
          </dt>
          <dd className="tabular-nums text-pine">
            <Price money={refund.amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
