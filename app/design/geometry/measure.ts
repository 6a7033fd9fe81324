/** Rounds a length for a document: to the hundredth of a millimeter. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Formats a length for a drawing: rounded, with the same text on every machine. */
export function written(value: number, decimals: 2 | 5 = 2): string {
  const factor = decimals === 2 ? 100 : 100_000;
  const rounded = Math.round(value * factor) / factor;
  return String(rounded === 0 ? 0 : rounded);
}
