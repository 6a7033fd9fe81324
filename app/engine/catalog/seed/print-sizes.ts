/** What the larger sizes of a wall print add, in cents; the landscape sizes cost what the upright ones do. */
export function printSizePrices(added: {
  "8x10": number;
  "11x14": number;
  "12x12": number;
  "16x20": number;
  "24x36": number;
}): Record<string, number> {
  return { ...added, "14x11": added["11x14"], "20x16": added["16x20"], "36x24": added["24x36"] };
}
