/** Money arithmetic in integer cents. Floating-point values only exist at the GraphQL boundary. */

export interface Money {
  value: number;
  currency: "USD";
}

/** The currency of all prices (ISO 4217). */
export const CURRENCY = "USD";

const BASIS_POINTS = 10_000;

/** Cents as the contract's Money. */
export function toMoney(cents: number): Money {
  return { value: cents / 100, currency: "USD" };
}

/** Formats cents for shoppers: $6.95, and $99 for whole dollars when `short`. */
export function formatMoney(cents: number, { short = false } = {}): string {
  const sign = cents < 0 ? "−" : "";
  const amount = Math.abs(cents);
  const dollars = Math.floor(amount / 100).toLocaleString("en-US");
  if (short && amount % 100 === 0) return `${sign}$${dollars}`;
  return `${sign}$${dollars}.${String(amount % 100).padStart(2, "0")}`;
}

/** Parses an amount in dollars, such as the configuration value "99", to cents. Null when invalid. */
export function centsFromText(dollars: string | undefined): number | null {
  if (dollars === undefined || !/^\d{1,7}(\.\d{1,2})?$/.test(dollars)) return null;
  return Math.round(Number(dollars) * 100);
}

/** Applies a rate to an amount in cents, rounded half up. */
export function applyRate(cents: number, basisPoints: number): number {
  return Math.floor((cents * basisPoints + BASIS_POINTS / 2) / BASIS_POINTS);
}

/**
 * Splits an amount in proportion to weights so that the parts sum to it exactly: every part is rounded down, then the
 * remaining cents go to the largest remainders, the earlier part first among equals.
 * @param cents zero or more
 * @param weights zero or more each; when all are zero every part is zero
 */
export function prorate(cents: number, weights: number[]): number[] {
  const whole = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (whole === 0n) return weights.map(() => 0);
  const shares = weights.map((weight, index) => {
    const product = BigInt(cents) * BigInt(weight);
    return { index, cents: Number(product / whole), remainder: product % whole };
  });
  const left = cents - shares.reduce((total, share) => total + share.cents, 0);
  const byRemainder = [...shares].sort(
    (one, other) => Number(other.remainder > one.remainder) - Number(other.remainder < one.remainder),
  );
  for (const share of byRemainder.slice(0, left)) share.cents += 1;
  return shares.map((share) => share.cents);
}
