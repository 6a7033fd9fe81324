import type { ClaimDecision } from "../documents.generated";

/** What staff can decide about a claim, in the order of the form. */
export const claimDecisions: Record<ClaimDecision, string> = {
  REPLACE: "Remake it",
  REFUND: "Refund it",
  DECLINE: "Decline",
};
