import { ProductGridCard } from "./product-grid-card";
import type { GridSize } from "./product-grid-card-skeleton";

/** What a card shows of a product; prices as text. */
export interface ProductCardView {
  sku: string;
  name: string;
  path: string;
  /** The tool with this product, or the product's page where it is not designed. */
  orderPath: string;
  /** What the button says where it does not start an order. */
  orderTitle?: string;
  picture: string;
  price: string;
  /** Empty where there is only one price. */
  pricePrefix?: string;
  regularPrice?: string;
  /** The contract's spelling: specification §3 "Product grid card". */
  discountLable?: string;
  /** Colors it comes in (hex). */
  swatches: string[];
}

interface ProductCardProps {
  card: ProductCardView;
  headtag?: "h2" | "h3" | "h4";
  gridSize?: GridSize;
  /** In sight when the page opens: its picture is fetched first. */
  priority?: boolean;
}

const headtags = { h2: 2, h3: undefined, h4: 4 } as const;

/** A product of the catalog as the shop's lists show it. Place it within PlainLinks. */
export function ProductCard({ card, headtag = "h3", gridSize, priority = false }: ProductCardProps) {
  return (
    <ProductGridCard
      gridSize={gridSize}
      gridTitleProps={{ title: card.name, href: card.path, headtag: headtags[headtag] }}
      discountLable={card.discountLable}
      buttonProps={{ href: card.orderPath, title: card.orderTitle }}
      imageProps={{ src: card.picture, width: 400, priority }}
      pricePrefix={card.pricePrefix}
      price={card.price}
      regularPrice={card.regularPrice}
      swatches={card.swatches}
    />
  );
}
