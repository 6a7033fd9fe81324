/** Bounds of a photo's mask, so that a design stays small enough to be saved while its page is closing. */

/** Coordinates and widths are whole thousandths of the photo's sides. */
export const WHOLE = 1000;
export const MAX_OUTLINE_POINTS = 300;
export const MAX_STROKES = 40;
export const MAX_STROKE_POINTS = 40;
/** Thousandths of the photo's longer side. */
export const MIN_STROKE_WIDTH = 4;
export const MAX_STROKE_WIDTH = 400;
/** Millimeters of the softest edge. */
export const MAX_FEATHER = 10;
/** Characters of all masks of a design, as JSON. */
export const MAX_MASKS_LENGTH = 24_000;
