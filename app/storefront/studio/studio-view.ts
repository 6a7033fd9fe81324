import type { DesignProblem } from "~/design/advice/problems";
import type { DesignWarning } from "~/design/advice/warnings";
import type { DesignDocument } from "~/design/document/document";
import type { PhotoSources } from "~/design/photos/photo-source";
import type { SceneBackground } from "~/design/scenes/scene";
import type { OutlineTable } from "~/design/text/outline";
import type { MoneyAmount } from "~/storefront/ui/money";
import type { QuantityBreak } from "../ui/quantity-breaks";
import type { RejectedFields } from "./form/reading";
import type { ProductFamily } from "./saving/product-family";
import type { ProductVersions } from "./versions/product-version";

/** Data of the studio's page, from loader and action. */
export interface StudioView {
  product: StudioProduct;
  /** null until the first save. */
  designId: string | null;
  /** The shopper's name for the design; may be empty. */
  name: string;
  /** Absolute URL of the shared design; null when it is not shared. */
  shareLink: string | null;
  isSignedIn: boolean;
  /** Products to which a saved design can be applied. */
  otherProducts: ProductFamily[];
  /** The choice among the tool's products; null when there is none. */
  versions: ProductVersions | null;
  /** Keys of the layouts that the tool offers; null for all of the blueprint's. */
  templates: string[] | null;
  document: DesignDocument;
  /** The tube of the saved design; null where the price doesn't depend on it, and before the first save. */
  tubeMm: number | null;
  photos: PhotoSources;
  /** Ids of the visitor's latest photos, newest first; `photos` has their sources. */
  ownPhotos: string[];
  /** Outlines of the texts in the document. */
  outlines: OutlineTable;
  problems: DesignProblem[];
  /** Warnings that the provider measures of the saved design; none before the first save. */
  measured: DesignWarning[];
  quantity: number;
  /** The store has a model that finds the pet in a photo. */
  findsPets: boolean;
  /** The visible surface where some are shown one at a time; null for the first. */
  surface: string | null;
  /** The cart line being changed; null when the design is for a new line. */
  cartLine: string | null;
  /** Action of the form: the tool with the design and the cart line. */
  address: string;
  /** A message above the page, when a request could not be met. */
  notice: string | null;
  /** Rejected fields with their submitted values. */
  rejected: RejectedFields;
  /** The warnings that were already shown (advice.ts). */
  shownAdvice: string;
  /** Phone numbers that the shopper has confirmed (read-back.ts). */
  confirmedNumbers: string[];
  /** Names of the layers that were picked to arrange; browsers with scripts keep their checkboxes. */
  picked: string[];
  /** The shopper has pressed add to cart, so missing parts are shown as errors. */
  isStrict: boolean;
}

/** A product in its studio. Prices are for display only: the engine decides. */
export interface StudioProduct {
  sku: string;
  name: string;
  path: string;
  isAvailable: boolean;
  /** Explains what the price includes; null if that is obvious. */
  priceNote: string | null;
  /** The background in the shop's pictures, which the studio continues. */
  background: SceneBackground;
  /** The price with the cheapest value of every option. */
  price: MoneyAmount;
  /** The price without the offer or the shopper's price code. */
  regularPrice: MoneyAmount;
  options: StudioProductOption[];
  /** Prices by quantity of something in the design, such as letters. */
  countedPrices: StudioCountedPrice[];
  quantityBreaks: QuantityBreak[];
}

export interface StudioCountedPrice {
  /** The code with which the blueprint counts it. */
  code: string;
  title: string;
  /** The quantity included in the product's own price. */
  min: number;
  /** Price of each. */
  price: MoneyAmount;
  regularPrice: MoneyAmount;
  /** For a length: the price is for each step that is started beyond what is included. */
  measure?: StudioMeasure | null;
}

/** In millimeters. */
export interface StudioMeasure {
  included_mm: number;
  step_mm: number;
}

export interface StudioProductOption {
  code: string;
  title: string;
  /** Both prices are added to the product's. */
  values: { code: string; title: string; price: MoneyAmount; regularPrice: MoneyAmount }[];
}
