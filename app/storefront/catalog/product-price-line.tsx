import { Status } from "../ui/live-region";
import { QuantityBreaks } from "../ui/quantity-breaks";
import type { ProductView } from "./product-view";

/** Shows the price of the chosen variant, its regular price, and what the price includes. */
export function ProductPrice({ view }: { view: ProductView }) {
  return (
    <div className="mt-3">
      <Status as="div" label="Price:" className="flex items-baseline gap-3">
        <span className="font-heading text-2xl font-semibold">{view.price}</span>
        {view.regularPrice && (
          <s className="text-lg text-soft-ink">
            <span className="sr-only">regular price </span>
            {view.regularPrice}
          </s>
        )}
      </Status>
      {view.extras.length > 0 && view.fields.length === 0 && (
        <p className="text-sm text-soft-ink">
          {view.basePrice}
          {view.extras.map(({ title, price }) => ` + ${price} for ${title}`)}
        </p>
      )}
      <QuantityBreaks breaks={view.quantityBreaks} className="mt-1" />
      {view.priceNote && (
        <p className="mt-2 max-w-measure rounded-field bg-sand px-4 py-3 text-sm">{view.priceNote}</p>
      )}
    </div>
  );
}
