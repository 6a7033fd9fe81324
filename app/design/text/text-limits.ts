/** Characters of a text layer, line feeds included. */
export const MAX_TEXT_LENGTH = 240;

/** Lines of a text layer that a shopper adds. */
export const MAX_TEXT_LINES = 8;

/** Hundredths of the em from line to line, unless a text says otherwise. */
export const LINE_SPACING = 120;

/** URL parameter of the fonts' names: a text to show instead, and its characters. */
export const SAMPLE_PARAMETER = "text";
export const MAX_SAMPLE_LENGTH = 24;
