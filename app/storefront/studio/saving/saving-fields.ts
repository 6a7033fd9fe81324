/** Form fields to name and share a design, and to apply it to another product. */

export const NAME_FIELD = "design-name";
export const OTHER_PRODUCT_FIELD = "other-product";
/** Where the page goes on after one of them. */
export const SAVING_ID = "keeping";
/** Characters. */
export const MAX_NAME_LENGTH = 60;
