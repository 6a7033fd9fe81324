import { PlainLinks } from "../ui/plain-links";
import { ProductCard, type ProductCardView } from "./product-card";
import type { HeadingLevel } from "./product-grid-card";
import type { GridSize } from "./product-grid-card-skeleton";

interface ProductGridProps {
  cards: ProductCardView[];
  gridSize?: GridSize;
  headtag?: HeadingLevel;
  /** Number of cards above the fold, whose pictures are loaded with priority. */
  priorityCards?: number;
}

const columns: Record<GridSize, string> = {
  cc_col_4: "grid-cols-2 md:grid-cols-4",
  cc_col_2: "grid-cols-2",
};

/** A grid of product cards. */
export function ProductGrid({ cards, gridSize = "cc_col_4", headtag, priorityCards = 0 }: ProductGridProps) {
  return (
    <PlainLinks>
      <ul className={`grid gap-3 sm:gap-4 lg:gap-6 ${columns[gridSize]}`}>
        {cards.map((card, index) => (
          <li key={card.path} className="grid">
            <ProductCard card={card} headtag={headtag} gridSize={gridSize} priority={index < priorityCards} />
          </li>
        ))}
      </ul>
    </PlainLinks>
  );
}
