import type { PromotionState } from "../documents.generated";

/** States of price codes and offers in words. */
export const promotionStates: Record<PromotionState, string> = {
  ACTIVE: "Active",
  PLANNED: "Starts later",
  ENDED: "Ended",
};

/** The days of a promotion, such as "2026-11-01 to …". */
export function daysText({ from, to }: { from?: string | null; to?: string | null }): string {
  return from || to ? `${from ?? "…"} to ${to ?? "…"}` : "Any day";
}
