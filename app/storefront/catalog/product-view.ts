import type { PageDescription } from "../content/page-description";
import type { QuestionListView, ReviewListView } from "../reviews/review-view";
import type { SafeHtml } from "../ui/merchant-html";
import type { Crumb } from "./breadcrumbs";
import type { Choice, Chosen } from "./choices";
import type { ProductCardView } from "./product-grid-card";

export interface PictureView {
  address: string;
  description: string;
}

/** The product in one of its colours or frames. */
export interface LookView extends PictureView {
  /** The choices that it shows, as the search part of the page's address. */
  search: string;
  isChosen: boolean;
}

/** A product with what is chosen; prices as text. */
export interface ProductView {
  kind: "product";
  page: PageDescription;
  sku: string;
  name: string;
  category: Crumb | null;
  /** HTML. */
  shortDescription: SafeHtml;
  /** HTML. */
  description: SafeHtml;
  /** As chosen. */
  picture: PictureView;
  looks: LookView[];
  choices: Choice[];
  chosen: Chosen;
  priceCents: number;
  price: string;
  regularPrice: string | null;
  basePrice: string;
  extras: { title: string; price: string }[];
  arrival: string | null;
  /** The tool with product and choices; null where no tool is known. */
  orderPath: string | null;
  related: ProductCardView[];
  reviews: ReviewListView;
  questions: QuestionListView;
}
