/** Colors that print well beside fur of any color. */
export const ink = "#2a211c";
export const white = "#ffffff";
export const cream = "#fbf3e4";
export const sand = "#efdfc6";
export const blush = "#f6d9cf";
export const mint = "#d3e6d8";
export const sky = "#cfe2ee";
export const lilac = "#ddd6ee";
export const marigold = "#f2b441";
export const terracotta = "#b8431f";
export const pine = "#17493f";
export const navy = "#223a5e";

/** Background and text colors of printed surfaces. */
export const printedBackgrounds = [
  cream,
  white,
  sand,
  blush,
  mint,
  sky,
  lilac,
  marigold,
  terracotta,
  pine,
  navy,
  ink,
];
export const printedTextColors = [ink, white, terracotta, pine, navy, marigold, blush, cream];
