/** Form fields to name and share a design, and to apply it to another product. */

export const NAME_FIELD = "design-name";
export const OTHER_PRODUCT_FIELD = "other-product";
/** Anchor that the page shows after one of these actions. */
export const SAVING_ID = "keeping";
/** In characters. */
export const MAX_NAME_LENGTH = 60;
