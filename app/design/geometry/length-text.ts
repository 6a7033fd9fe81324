const INCH = 25.4;
const FOOT = 12 * INCH;
/** Below, a length is shown in inches. */
const SHORT = 2 * FOOT;

/** Formats a length as US shoppers read it, to a tenth: "12 in", "9.5 ft". @param millimeters */
export function lengthText(millimeters: number): string {
  return millimeters < SHORT ? `${tenths(millimeters / INCH)} in` : `${tenths(millimeters / FOOT)} ft`;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
