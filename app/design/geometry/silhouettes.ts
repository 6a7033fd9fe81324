/** Outlines in a box of 100 by 100, as path data of absolute M, L, C, Q and Z, to be stretched to a surface or frame. */

export const heart =
  "M50 97 C44 92 4 64 1 34 C-1 15 12 3 27 3 C38 3 46 9 50 18 C54 9 62 3 73 3 C88 3 101 15 99 34 C96 64 56 92 50 97 Z";

/** Best proportion: 1.5 times as wide as high. */
export const bone =
  "M30 26 L70 26 C70 8 77.5 1 85 1 C93.7 1 99.4 11 99.4 25 C99.4 36 95.6 45 90 50 C95.6 55 99.4 64 99.4 75 C99.4 89 93.7 99 85 99 C77.5 99 70 92 70 74 L30 74 C30 92 22.5 99 15 99 C6.3 99 0.6 89 0.6 75 C0.6 64 4.4 55 10 50 C4.4 45 0.6 36 0.6 25 C0.6 11 6.3 1 15 1 C22.5 1 30 8 30 26 Z";

/** The sole of a right flip-flop, toes up. Best proportion: 2.7 times as high as wide. */
export const rightSole =
  "M34 0 C54 -1 76 6 90 20 C101 32 100 46 93 58 C87 69 84 78 83 86 C81 95 70 100 56 100 C41 100 30 95 28 86 C26 76 22 66 13 53 C4 41 -1 28 3 15 C7 5 20 0 34 0 Z";

/** The sole of a left flip-flop. */
export const leftSole = mirrored(rightSole);

/** A skateboard deck from nose to tail. Best proportion: four times as high as wide. */
export const skateDeck =
  "M50 0 C80 0 100 5.5 100 14 L100 86 C100 94.5 80 100 50 100 C20 100 0 94.5 0 86 L0 14 C0 5.5 20 0 50 0 Z";

/** An umbrella's panel: its tip up, its hem drawn in between two ribs. */
export const gore = "M50 0 C68 32 86 66 100 100 C84 93 66 90 50 90 C34 90 16 93 0 100 C14 66 32 32 50 0 Z";

/** Mirrors a path horizontally in the box of 100 by 100. */
function mirrored(path: string): string {
  return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${100 - Number(x)} ${y}`);
}

/** A bar with round ends, for something nearly four times as wide as high. */
export const bar =
  "M0 50 C0 22.4 5.9 0 13.1 0 L86.9 0 C94.1 0 100 22.4 100 50 C100 77.6 94.1 100 86.9 100 L13.1 100 C5.9 100 0 77.6 0 50 Z";

/** An apron with its bib up. Best proportion: a fifth higher than wide. */
export const apronCut =
  "M31 0 L69 0 C70 13 76 28 95 36 C98 37 100 39 100 42 L100 95 C100 98 98 100 95 100 L5 100 C2 100 0 98 0 95 L0 42 C0 39 2 37 5 36 C24 28 30 13 31 0 Z";

/** A Christmas stocking, its toe to the right. Best proportion: 1.5 times as high as wide. */
export const stockingCut =
  "M3 0 L63 0 L63 50 C63 59 70 62 80 65 C96 69 101 77 99 85 C96 96 85 100 68 100 L40 100 C14 100 6 89 5 73 C4 60 3 40 3 0 Z";
