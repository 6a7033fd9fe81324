/** From where a product is seen, and the pixels per inch that look sharp from there. */
interface Viewing {
  pixelsPerInch: number;
  /** Completes "for something …". */
  words: string;
}

/** Half of it is fair to the studio (photos/sharpness.ts), so that a photo it called fair is not held. */
const hand: Viewing = { pixelsPerInch: 240, words: "held in the hand" };
const wall: Viewing = { pixelsPerInch: 150, words: "on a wall" };
const canvas: Viewing = { pixelsPerInch: 100, words: "on canvas" };
const room: Viewing = { pixelsPerInch: 75, words: "of cloth or pile" };

/** Blueprint → from where it is seen; what is not listed is held in the hand. */
const viewings: Record<string, Viewing> = {
  "acrylic-print": wall,
  apron: room,
  bathmat: room,
  beachtowel: room,
  busroll: wall,
  calendar: wall,
  canvas,
  carpet: room,
  customframe: wall,
  doormat: room,
  doubleacrylic: wall,
  flipflops: room,
  frame: wall,
  "metal-print": wall,
  photoblanket: room,
  photoboard: wall,
  pillow: room,
  poster: wall,
  rug: room,
  skateboard: wall,
  socks: room,
  stocking: room,
  umbrella: room,
  "wall-set": canvas,
  wallclock: wall,
  walltiles: wall,
  "wood-print": wall,
  yogamat: room,
};

/** Returns from where a product is seen. */
export function viewingOf(blueprint: string): Viewing {
  return Object.hasOwn(viewings, blueprint) ? viewings[blueprint] : hand;
}
