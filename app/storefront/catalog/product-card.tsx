import { type HeadingLevel, ProductGridCard } from "./product-grid-card";
import type { GridSize } from "./product-grid-card-skeleton";

/** Data of a product's card; prices as text. */
export interface ProductCardView {
  sku: string;
  name: string;
  path: string;
  /** The tool with this product, or the product page if it is not designed. */
  orderPath: string;
  /** Label of the button where it does not start an order. */
  orderTitle?: string;
  picture: string;
  price: string;
  /** Empty if there is only one price. */
  pricePrefix?: string;
  regularPrice?: string;
  /** The contract's spelling: specification §3 "Product grid card". */
  discountLable?: string;
  /** Classes of the label; the usual ones by default. */
  discountClass?: string;
  /** A line about the discount. */
  discountContent?: string;
  /** Shows the whole picture, because a pillow's corners reach its edges. */
  pillow?: boolean;
  /** Colors in which it is sold (hex). */
  swatches: string[];
}

interface ProductCardProps {
  card: ProductCardView;
  headtag?: HeadingLevel;
  gridSize?: GridSize;
  /** Shows a placeholder while the list is loading. */
  loading?: boolean;
}

/** A card of a catalog product in the shop's lists. Use it within PlainLinks. */
export function ProductCard({ card, headtag, gridSize, loading }: ProductCardProps) {
  return (
    <ProductGridCard
      loading={loading}
      gridSize={gridSize}
      gridTitleProps={{ title: card.name, href: card.path, headtag }}
      discountLable={card.discountLable}
      discountClass={card.discountClass}
      discountContent={card.discountContent}
      pillow={card.pillow}
      buttonProps={{ href: card.orderPath, title: card.orderTitle }}
      imageProps={{ src: card.picture, width: 400 }}
      pricePrefix={card.pricePrefix}
      price={card.price}
      regularPrice={card.regularPrice}
      swatches={card.swatches}
    />
  );
}
