/** From where a product is seen, and the pixels per inch that a print needs at least to look right from there. */
interface Viewing {
  pixelsPerInch: number;
  /** Completes "for something …". */
  words: string;
}

/**
 * Photos of a phone with 12 megapixels suffice for every product in its largest size: 247 pixels an inch on the page of a
 * 12-inch book, 208 on a placemat, 111 on a poster of 24 × 36 in, 81 across nine tiles, 49 on a blanket, 31 on a carpet.
 */
const hand: Viewing = { pixelsPerInch: 250, words: "held in the hand" };
const lap: Viewing = { pixelsPerInch: 200, words: "at arm's length" };
const standing: Viewing = { pixelsPerInch: 100, words: "on a table or floor" };
const wall: Viewing = { pixelsPerInch: 100, words: "on a wall" };
const canvas: Viewing = { pixelsPerInch: 75, words: "on canvas" };
const wide: Viewing = { pixelsPerInch: 75, words: "across a wall" };
const cloth: Viewing = { pixelsPerInch: 45, words: "of cloth" };
const pile: Viewing = { pixelsPerInch: 30, words: "of pile" };

/** Blueprint → from where it is seen; what is not listed is held in the hand. */
const viewings: Record<string, Viewing> = {
  "acrylic-print": wall,
  apron: cloth,
  bathmat: pile,
  beachtowel: cloth,
  busroll: wall,
  calendar: wall,
  canvas,
  carpet: pile,
  customframe: wall,
  doormat: pile,
  doubleacrylic: wall,
  flipflops: cloth,
  frame: wall,
  "metal-print": wall,
  "pet-bowls": standing,
  photoblanket: cloth,
  photoboard: wall,
  photobook: lap,
  photopuzzle: standing,
  pillow: cloth,
  poster: wall,
  rug: pile,
  skateboard: wall,
  socks: cloth,
  stocking: cloth,
  tablemat: lap,
  umbrella: cloth,
  "wall-set": canvas,
  wallclock: wall,
  walltiles: wide,
  "wood-print": wall,
  yogamat: cloth,
};

/** Returns from where a product is seen. */
export function viewingOf(blueprint: string): Viewing {
  return Object.hasOwn(viewings, blueprint) ? viewings[blueprint] : hand;
}
