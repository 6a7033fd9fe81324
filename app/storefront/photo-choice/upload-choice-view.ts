import type { ProductCardView } from "../catalog/product-card";

/** The page on which a product is chosen for a photo. */
export interface UploadChoiceView {
  /** Null until one is chosen. */
  photo: OwnPhoto | null;
  /** The visitor's latest photos. */
  photos: OwnPhoto[];
  /** Products with the photo applied. */
  cards: ProductCardView[];
}

/** Pixels, upright. */
export interface OwnPhoto {
  id: string;
  width: number;
  height: number;
}

export const UPLOAD_CHOICE_PATH = "/uploadchoice-tool";
