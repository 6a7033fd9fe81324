import type { Lot } from "../balances/ledger";

export interface ExpiringPoints {
  points: number;
  /** ISO, UTC. */
  expiresAt: string;
}

/** Points and their expiry, earliest first; those expiring after one time and, if given, up to another. */
export function expiringPoints(
  lots: Lot[],
  { after, upTo }: { after: string; upTo?: string },
): ExpiringPoints[] {
  const totals = new Map<string, number>();
  for (const { left, expiresAt } of lots) {
    if (expiresAt === null || expiresAt <= after || (upTo !== undefined && expiresAt > upTo)) continue;
    totals.set(expiresAt, (totals.get(expiresAt) ?? 0) + left);
  }
  return [...totals].sort().map(([expiresAt, points]) => ({ expiresAt, points }));
}
