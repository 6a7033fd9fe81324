import type { ProofFragment } from "~/provider/contract/documents.generated";
import { longDay } from "../ui/long-day";

/** The latest round of a proof, as its page shows it. */
export interface ProofView {
  round: number;
  state: ProofFragment["state"];
  canApprove: boolean;
  canAskForChange: boolean;
  /** The shop's comment on this round; may be empty. */
  shopMessage: string;
  /** The changes that the buyer wants; may be empty. */
  wish: string;
  /** The last day to answer, formatted; null unless an answer is awaited. */
  lastDay: string | null;
  /** The day of the answer, formatted. */
  answeredOn: string | null;
  /** Approved automatically because the deadline passed. */
  isByDeadline: boolean;
  /** Where the buyer edits the design; null when it is not theirs, or can no longer change. */
  editPath: string | null;
  hasNewerVersion: boolean;
}

/** Formats a proof from the provider for the page. */
export function proofView(proof: ProofFragment): ProofView {
  return {
    round: proof.round,
    state: proof.state,
    canApprove: proof.can_approve,
    canAskForChange: proof.can_ask_for_change,
    shopMessage: proof.shop_message,
    wish: proof.wish,
    lastDay: proof.last_day && longDay(proof.last_day),
    answeredOn: proof.answered_at && longDay(proof.answered_at),
    isByDeadline: proof.by_deadline,
    editPath: proof.edit_path,
    hasNewerVersion: proof.has_newer_version,
  };
}
