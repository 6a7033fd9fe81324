/** How much of a QR code may be lost: about 7, 15, 25 or 30 percent of it. */
export type CodeLevel = "L" | "M" | "Q" | "H";

/** Empty modules around a code, without which phones do not find it. */
export const QUIET_ZONE = 4;

/** Millimeters of a module that phones read well from an arm's length. */
const COMFORTABLE = 0.8;

/** Bytes that versions 1 to 10 hold at each level (ISO/IEC 18004). */
const capacities: Record<CodeLevel, number[]> = {
  H: [7, 14, 24, 34, 44, 58, 64, 84, 98, 119],
  Q: [11, 20, 32, 46, 60, 74, 86, 108, 130, 151],
  M: [14, 26, 42, 62, 84, 106, 122, 152, 180, 213],
  L: [17, 32, 53, 78, 106, 134, 154, 192, 230, 271],
};

/**
 * Returns the most robust level at which the modules of a code stay large.
 * @param side of the code, in millimeters
 * @param min millimeters of a module that can be made on the material
 */
export function codeLevel(link: string, side: number, min = 0): CodeLevel {
  for (const level of ["H", "Q", "M"] as const) {
    const version = capacities[level].findIndex((bytes) => bytes >= link.length) + 1;
    const modules = 17 + 4 * version + 2 * QUIET_ZONE;
    if (version > 0 && side / modules >= Math.max(COMFORTABLE, min)) return level;
  }
  return "L";
}
