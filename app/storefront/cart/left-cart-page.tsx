import { ButtonLink } from "~/storefront/ui/button";
import { Page, PageHeading } from "~/storefront/ui/page";
import type { CartView } from "./cart-view";
import { EmptyCart } from "./empty-cart";
import { LinePicture } from "./line-picture";
import { TotalsList } from "./totals-list";

/** The cart that a shopper left, for who comes back by a mail. */
export function LeftCartPage({ cart }: { cart: CartView | null }) {
  if (!cart) return <EmptyCart />;
  return (
    <Page className="max-w-[860px]">
      <PageHeading lead="Nothing is lost: your designs are as you left them, and nothing is ordered yet.">
        Welcome back. Your cart has waited.
      </PageHeading>
      <ul className="divide-y divide-line border-y border-line">
        {cart.lines.map((line) => (
          <li key={line.uid} className="flex items-center gap-4 py-4">
            <LinePicture line={line} size={96} className="h-24 w-24 shrink-0" />
            <div className="min-w-0">
              <p className="font-semibold">{line.name}</p>
              <p className="text-soft-ink">Quantity {line.quantity}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-6 max-w-[420px]">
        <TotalsList totals={cart.totals} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/checkout">Proceed to checkout</ButtonLink>
        <ButtonLink to="/checkout/cart" variant="quiet">
          Change the cart
        </ButtonLink>
      </div>
    </Page>
  );
}
