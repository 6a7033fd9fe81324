/** Widths of the capitals of some fonts, in thousandths of the em, for layouts without access to font files. */

interface CapitalFont {
  /** Height of a capital. */
  height: number;
  widths: number[];
}

const characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&'.,!?- :/+#’*()";

const fonts: Record<string, CapitalFont> = {
  "bebas-neue": {
    height: 700,
    widths: [
      401, 404, 383, 406, 363, 344, 391, 420, 192, 265, 414, 344, 538, 427, 400, 386, 400, 403, 372, 364, 402,
      382, 557, 406, 394, 362, 400, 400, 400, 400, 400, 400, 400, 400, 400, 400, 417, 188, 188, 188, 210, 363,
      270, 160, 188, 389, 400, 412, 188, 422, 276, 276,
    ],
  },
  "playfair-display": {
    height: 708,
    widths: [
      667, 672, 705, 776, 634, 592, 735, 800, 376, 364, 714, 611, 927, 722, 793, 641, 793, 692, 584, 668, 689,
      668, 968, 691, 623, 602, 645, 383, 523, 488, 528, 459, 561, 455, 561, 553, 898, 209, 270, 271, 288, 508,
      481, 233, 290, 368, 574, 620, 253, 481, 318, 318,
    ],
  },
  righteous: {
    height: 700,
    widths: [
      674, 666, 640, 654, 578, 562, 665, 690, 270, 417, 625, 563, 820, 690, 778, 642, 778, 652, 611, 578, 674,
      602, 820, 609, 620, 587, 642, 318, 571, 587, 631, 586, 615, 516, 618, 616, 486, 239, 263, 264, 275, 603,
      529, 280, 277, 490, 486, 561, 245, 590, 351, 351,
    ],
  },
};

/** Fonts with known widths. */
export const measuredFonts: string[] = Object.keys(fonts);

/** Returns the width of a line of capitals, in heights of a capital. An unknown letter counts as an O. */
export function capitalsWidth(font: string, text: string): number {
  const { height, widths } = fonts[font];
  const widthOf = (character: string) =>
    widths[characters.indexOf(character)] ?? widths[characters.indexOf("O")];
  const letters = Array.from(text.normalize("NFD").replace(/\p{M}/gu, ""));
  return letters.reduce((total, letter) => total + widthOf(letter), 0) / height;
}
