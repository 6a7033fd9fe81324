/** Outlines in a box of 100 by 100, as path data of absolute M, L, C, Q and Z, to be stretched to a surface or frame. */

export const heart =
  "M50 97 C44 92 4 64 1 34 C-1 15 12 3 27 3 C38 3 46 9 50 18 C54 9 62 3 73 3 C88 3 101 15 99 34 C96 64 56 92 50 97 Z";

/** Looks best half as wide again as high. */
export const bone =
  "M30 26 L70 26 C70 8 77.5 1 85 1 C93.7 1 99.4 11 99.4 25 C99.4 36 95.6 45 90 50 C95.6 55 99.4 64 99.4 75 C99.4 89 93.7 99 85 99 C77.5 99 70 92 70 74 L30 74 C30 92 22.5 99 15 99 C6.3 99 0.6 89 0.6 75 C0.6 64 4.4 55 10 50 C4.4 45 0.6 36 0.6 25 C0.6 11 6.3 1 15 1 C22.5 1 30 8 30 26 Z";
