/** An amount of the provider, in dollars, as cents; 0 without one. */
export function toCents(amount: number | null | undefined): number {
  return Math.round((amount ?? 0) * 100);
}
