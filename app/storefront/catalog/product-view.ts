import type { PageDescription } from "../content/page-description";
import type { QuestionListView } from "../reviews/read-product-questions.server";
import type { ReviewListView } from "../reviews/review-view";
import type { Crumb } from "../ui/breadcrumbs";
import type { SafeHtml } from "../ui/merchant-html";
import type { QuantityBreak } from "../ui/quantity-breaks";
import type { ChoiceView } from "./choice-view";
import type { Chosen } from "./choices";
import type { ProductCardView } from "./product-card";
import type { ProductPriceView } from "./product-price";

export interface PictureView {
  address: string;
  description: string;
}

/** A picture of the product from one side. */
export interface AngleView extends PictureView {
  /** The same picture with the light off, for products that have one. */
  unlit?: PictureView;
}

/** A picture of the product in one of its colors or frames. */
export interface SampleView extends PictureView {
  /** The choices that it shows, as the search part of the page's URL. */
  search: string;
  isChosen: boolean;
}

/** How the product can be ordered. */
export type Purchase =
  /** It is designed in a tool; the path contains product and choices. */
  | { kind: "designed"; path: string }
  /** It is added to the cart without a design. */
  | { kind: "as-it-is" }
  /** It is not on sale yet. */
  | { kind: "soon" }
  /** It has to be designed, and the provider has no design tools. */
  | { kind: "rests" }
  /** The product is not made, or not in stock, with these options. */
  | { kind: "not-made" }
  /** It is of a kind that this shop cannot put into a cart, such as a bundle. */
  | { kind: "not-here" }
  /** It cannot be ordered here. */
  | { kind: "unknown" };

/** An input field of a product, such as the recipient of a gift certificate. */
export interface EnteredField {
  /** The provider's id of the field. */
  uid: string;
  code: string;
  title: string;
  type: "TEXT" | "AREA" | "EMAIL" | "DATE";
  isRequired: boolean;
  maxLength: number;
}

/** A product with the chosen options; prices as text. */
export interface ProductView extends ProductPriceView {
  kind: "product";
  /** True for staff who see a draft of the page. */
  isPreview?: boolean;
  page: PageDescription;
  sku: string;
  name: string;
  /** Its categories, the highest first. */
  crumbs: Crumb[];
  /** Codes of its product families; empty for a host without them. */
  families: string[];
  shortDescription: SafeHtml;
  description: SafeHtml;
  /** The picture of the chosen variant. */
  picture: PictureView;
  /** Pictures of the chosen variant: in a room, flat and close up. */
  angles: AngleView[];
  samples: SampleView[];
  choices: ChoiceView[];
  chosen: Chosen;
  /** The provider's ids of the chosen values. */
  chosenUids: string[];
  /** Empty for most products. */
  fields: EnteredField[];
  quantityBreaks: QuantityBreak[];
  /** Explains what the price includes; null if that is obvious. */
  priceNote: string | null;
  arrival: string | null;
  purchase: Purchase;
  related: ProductCardView[];
  reviews: ReviewListView;
  /** Null where questions are not available. */
  questions: QuestionListView | null;
}
