import { PlainLinks } from "../ui/plain-links";
import { ProductCard, type ProductCardView } from "./product-card";
import type { HeadingLevel } from "./product-grid-card";
import type { GridSize } from "./product-grid-card-skeleton";

interface ProductGridProps {
  cards: ProductCardView[];
  gridSize?: GridSize;
  headtag?: HeadingLevel;
}

const columns: Record<GridSize, string> = {
  cc_col_4: "grid-cols-2 md:grid-cols-4",
  cc_col_2: "grid-cols-2",
};

/** A grid of product cards. */
export function ProductGrid({ cards, gridSize = "cc_col_4", headtag }: ProductGridProps) {
  return (
    <PlainLinks>
      <ul className={`grid gap-3 sm:gap-4 lg:gap-6 ${columns[gridSize]}`}>
        {cards.map((card) => (
          <li key={card.path} className="grid">
            <ProductCard card={card} headtag={headtag} gridSize={gridSize} />
          </li>
        ))}
      </ul>
    </PlainLinks>
  );
}
