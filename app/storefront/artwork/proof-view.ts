import type { ProofFragment } from "~/provider/contract/documents.generated";
import { longDay } from "../ui/long-day";

/** Formats a proof from the provider for the page. */
export function proofView(proof: ProofFragment) {
  return {
    round: proof.round,
    state: proof.state,
    canApprove: proof.can_approve,
    canAskForChange: proof.can_ask_for_change,
    /** The shop's comment on this round; may be empty. */
    shopMessage: proof.shop_message,
    /** The changes that the buyer wants; may be empty. */
    wish: proof.wish,
    /** The last day to answer, formatted; null unless an answer is awaited. */
    lastDay: proof.last_day && longDay(proof.last_day),
    answeredOn: proof.answered_at && longDay(proof.answered_at),
    /** Approved automatically because the deadline passed. */
    isByDeadline: proof.by_deadline,
    /** Where the buyer edits the design; null when it is not theirs, or can no longer change. */
    editPath: proof.edit_path,
    hasNewerVersion: proof.has_newer_version,
  };
}

/** The latest round of a proof, as its page shows it. */
export type ProofView = ReturnType<typeof proofView>;
