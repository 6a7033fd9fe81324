import type { DesignProblem } from "~/design/advice/problems";
import type { DesignDocument } from "~/design/document/document";
import type { PhotoSources } from "~/design/photos/photo-source";
import type { SceneBackground } from "~/design/scenes/scene";
import type { OutlineTable } from "~/design/text/outline";
import type { MoneyAmount } from "~/storefront/ui/money";
import type { QuantityBreak } from "../ui/quantity-breaks";
import type { RejectedFields } from "./form/reading";
import type { ProductFamily } from "./saving/product-family";

/** Everything the studio's page shows, as loader and action hand it over. */
export interface StudioView {
  product: StudioProduct;
  /** null until the first save. */
  designId: string | null;
  /** What the shopper calls the design; "" without a name. */
  name: string;
  /** Absolute address that shows the design to others; null when it is not shared. */
  shareLink: string | null;
  isSignedIn: boolean;
  /** What a saved design can be put on. */
  otherProducts: ProductFamily[];
  document: DesignDocument;
  photos: PhotoSources;
  /** Outlines of the words in the document. */
  outlines: OutlineTable;
  problems: DesignProblem[];
  quantity: number;
  /** The surface in sight where some are shown one at a time; null: the first. */
  surface: string | null;
  /** The cart line being changed; null when the design is for a new line. */
  cartLine: string | null;
  /** Where the form is sent: the tool with the design and the cart line. */
  address: string;
  /** Something that did not go as asked, told above everything. */
  notice: string | null;
  /** Fields that could not be followed, with what was sent. */
  rejected: RejectedFields;
  /** The advice that was shown on the way to the cart (advice.ts). */
  shownAdvice: string;
  /** Phone numbers that the shopper has said yes to (read-back.ts). */
  confirmedNumbers: string[];
  /** The shopper has asked for the cart, so what is missing is shown as an error. */
  isStrict: boolean;
}

/** A product as its studio shows it. Prices are for display: the engine decides. */
export interface StudioProduct {
  sku: string;
  name: string;
  /** Path of the product's page. */
  path: string;
  isAvailable: boolean;
  /** What it stands on in the shop's pictures, so that the studio goes on where they end. */
  background: SceneBackground;
  /** With the cheapest value of every option. */
  price: MoneyAmount;
  /** The same without the offer or the shopper's price code. */
  regularPrice: MoneyAmount;
  options: StudioProductOption[];
  /** What costs by what a design has of it, such as letters. */
  countedPrices: StudioCountedPrice[];
  quantityBreaks: QuantityBreak[];
}

export interface StudioCountedPrice {
  /** As the blueprint counts it. */
  code: string;
  title: string;
  /** How many the product's own price takes in. */
  min: number;
  /** Each. */
  price: MoneyAmount;
  regularPrice: MoneyAmount;
}

export interface StudioProductOption {
  code: string;
  title: string;
  /** Both prices are added to the product's. */
  values: { code: string; title: string; price: MoneyAmount; regularPrice: MoneyAmount }[];
}
