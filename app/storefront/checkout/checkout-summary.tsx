import { Link } from "@remix-run/react";
import type { CartLine, CartView } from "~/storefront/cart/cart-view";
import { LineOptions } from "~/storefront/cart/line-options";
import { LinePicture } from "~/storefront/cart/line-picture";
import { TotalsList } from "~/storefront/cart/totals-list";
import { Price } from "~/storefront/ui/money";

/** What is being bought and what it costs. */
export function CheckoutSummary({ cart }: { cart: CartView }) {
  return (
    <aside
      aria-labelledby="summary"
      className="rounded-card border border-line bg-card p-5 md:p-6 lg:sticky lg:top-8"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="summary" className="font-heading text-xl font-semibold">
          Your order
        </h2>
        <Link
          to="/checkout/cart"
          className="inline-flex min-h-[44px] items-center text-sm font-semibold text-accent underline underline-offset-4"
        >
          Edit cart
        </Link>
      </div>
      <ul className="divide-y divide-line border-b border-line">
        {cart.lines.map((line) => (
          <SummaryLine key={line.uid} line={line} />
        ))}
      </ul>
      <div className="mt-4">
        <TotalsList totals={cart.totals} />
      </div>
      {cart.freeShippingMessage && <p className="mt-4 text-sm text-pine">{cart.freeShippingMessage}</p>}
    </aside>
  );
}

function SummaryLine({ line }: { line: CartLine }) {
  return (
    <li className="flex gap-4 py-4">
      <LinePicture line={line} size={72} className="w-[72px] shrink-0 self-start" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{line.name}</p>
        <LineOptions options={line.options} />
        <p className="text-sm text-soft-ink">Quantity: {line.quantity}</p>
      </div>
      <Price money={line.rowTotal} className="tabular-nums" />
    </li>
  );
}
