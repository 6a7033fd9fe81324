/** What is done with a design beside making it: named, shared, put on something else. */

export const NAME_FIELD = "design-name";
export const OTHER_PRODUCT_FIELD = "other-product";
/** Where the page goes on after one of them. */
export const KEEPING_ID = "keeping";
/** Characters. */
export const LONGEST_NAME = 60;
