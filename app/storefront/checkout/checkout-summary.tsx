import type { CartLine, CartView } from "~/storefront/cart/cart-view";
import { cartGrandTotal } from "~/storefront/cart/cart-view";
import { LineOptions } from "~/storefront/cart/lines/line-options";
import { LinePicture } from "~/storefront/cart/lines/line-picture";
import { LinePrice } from "~/storefront/cart/lines/line-price";
import { TotalsList } from "~/storefront/cart/totals/totals-list";
import { ChevronIcon } from "~/storefront/ui/icons";
import { Price } from "~/storefront/ui/money";
import { TextLink } from "~/storefront/ui/text-link";

/** The lines and totals of the order, beside the steps. */
export function CheckoutSummary({ cart }: { cart: CartView }) {
  return (
    <aside
      aria-labelledby="summary"
      className="hidden rounded-card border border-line bg-card p-6 lg:sticky lg:top-28 lg:block"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="summary" className="font-heading text-xl font-semibold">
          Your order
        </h2>
        <EditCart />
      </div>
      <Contents cart={cart} />
    </aside>
  );
}

/** The same on a small screen, above the steps: the total, expandable. */
export function FoldedSummary({ cart, isOpen }: { cart: CartView; isOpen: boolean }) {
  const grandTotal = cartGrandTotal(cart);
  return (
    <details open={isOpen} className="group mb-8 rounded-card border border-line bg-card px-4 lg:hidden">
      <summary className="flex min-h-[56px] cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">
          Your order<span className="font-normal text-soft-ink"> ({pieces(cart.count)})</span>
        </span>
        <ChevronIcon className="h-5 w-5 shrink-0 text-soft-ink transition-transform duration-200 group-open:rotate-180" />
        {grandTotal && <Price money={grandTotal} className="ml-auto font-heading text-lg font-semibold" />}
      </summary>
      <div className="border-t border-line pb-4">
        <Contents cart={cart} />
        <EditCart />
      </div>
    </details>
  );
}

function pieces(count: number): string {
  return count === 1 ? "1 item" : `${count} items`;
}

function EditCart() {
  return (
    <TextLink to="/checkout/cart" isTall className="text-sm">
      Edit cart
    </TextLink>
  );
}

function Contents({ cart }: { cart: CartView }) {
  return (
    <>
      <ul className="divide-y divide-line border-b border-line">
        {cart.lines.map((line) => (
          <SummaryLine key={line.uid} line={line} />
        ))}
      </ul>
      <div className="mt-4">
        <TotalsList totals={cart.totals} />
      </div>
      {cart.freeShippingMessage && <p className="mt-4 text-sm text-pine">{cart.freeShippingMessage}</p>}
    </>
  );
}

function SummaryLine({ line }: { line: CartLine }) {
  return (
    <li className="flex gap-4 py-4">
      <LinePicture line={line} size={72} className="w-[72px] shrink-0 self-start" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{line.name}</p>
        <LineOptions options={line.options} />
        <p className="text-sm text-soft-ink">
          {line.isFreeGift ? "Free gift" : `Quantity: ${line.quantity}`}
        </p>
      </div>
      <LinePrice line={line} />
    </li>
  );
}
