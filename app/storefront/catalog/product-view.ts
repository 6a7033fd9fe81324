import type { PageDescription } from "../content/page-description";
import type { QuestionListView, ReviewListView } from "../reviews/review-view";
import type { Crumb } from "../ui/breadcrumbs";
import type { SafeHtml } from "../ui/merchant-html";
import type { QuantityBreak } from "../ui/quantity-breaks";
import type { Choice, Chosen } from "./choices";
import type { ProductCardView } from "./product-card";
import type { ProductPriceView } from "./product-price";

export interface PictureView {
  address: string;
  description: string;
}

/** The product from one side. */
export interface AngleView extends PictureView {
  /** The same of a product whose light can be put off. */
  unlit?: PictureView;
}

/** The product in one of its colors or frames. */
export interface SampleView extends PictureView {
  /** The choices that it shows, as the search part of the page's address. */
  search: string;
  isChosen: boolean;
}

/** How the product can be had. */
export type Purchase =
  /** It is designed in a tool; the path carries product and choices. */
  | { kind: "designed"; path: string }
  /** It goes into the cart as it is. */
  | { kind: "as-it-is" }
  /** It is not on sale yet. */
  | { kind: "soon" }
  /** It is designed, and the provider has no design tools. */
  | { kind: "rests" }
  /** It cannot be had here. */
  | { kind: "unknown" };

/** What is typed for a piece of a product, such as who a gift certificate is for. */
export interface EnteredField {
  /** What the provider calls it. */
  uid: string;
  code: string;
  title: string;
  type: "TEXT" | "AREA" | "EMAIL" | "DATE";
  isRequired: boolean;
  maxLength: number;
}

/** A product with what is chosen; prices as text. */
export interface ProductView extends ProductPriceView {
  kind: "product";
  page: PageDescription;
  sku: string;
  name: string;
  /** The categories it stands in, the highest first. */
  crumbs: Crumb[];
  /** HTML. */
  shortDescription: SafeHtml;
  /** HTML. */
  description: SafeHtml;
  /** As chosen. */
  picture: PictureView;
  /** It at home, laid flat and up close, as chosen. */
  angles: AngleView[];
  samples: SampleView[];
  choices: Choice[];
  chosen: Chosen;
  /** None for most products. */
  fields: EnteredField[];
  quantityBreaks: QuantityBreak[];
  /** What the price pays for, where that needs saying. */
  priceNote: string | null;
  arrival: string | null;
  purchase: Purchase;
  related: ProductCardView[];
  reviews: ReviewListView;
  /** Null where none can be asked. */
  questions: QuestionListView | null;
}
