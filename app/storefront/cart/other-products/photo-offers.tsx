import type { ProductCardView } from "../../catalog/product-card";
import { ProductGrid } from "../../catalog/product-grid";

/** Other products with the photo of the one just added to the cart; nothing without them. */
export function PhotoOffers({ cards }: { cards: ProductCardView[] }) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="photo-offers-heading" className="mt-12">
      <h2 id="photo-offers-heading" className="mb-4 font-heading text-xl font-semibold">
        Put this photo on …
      </h2>
      <ProductGrid cards={cards} />
    </section>
  );
}
