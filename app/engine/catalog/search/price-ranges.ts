import type { AttributeValue } from "./product-attributes";

/** Boundaries between price ranges, in cents. */
const BOUNDS = [1500, 2500, 4000, 6000];

/** The price range of a price. Its value is `<from>_<to>`, both in dollars and inclusive; the last range has no end. */
export function priceRangeOf(cents: number): AttributeValue {
  const above = BOUNDS.findIndex((bound) => cents < bound);
  if (above === 0) return { value: `0_${beneath(BOUNDS[0])}`, label: `Under ${dollars(BOUNDS[0])}` };
  const from = BOUNDS.at(above === -1 ? -1 : above - 1) ?? 0;
  if (above === -1) return { value: `${from / 100}_*`, label: `${dollars(from)} and up` };
  const to = BOUNDS[above];
  return { value: `${from / 100}_${beneath(to)}`, label: `${dollars(from)} to $${beneath(to)}` };
}

/** Sort key of a price range: its lower bound in dollars. */
export function rangeStart(value: string): number {
  return Number.parseFloat(value);
}

function beneath(cents: number): string {
  return ((cents - 1) / 100).toFixed(2);
}

function dollars(cents: number): string {
  return `$${cents / 100}`;
}
