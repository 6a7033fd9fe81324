import type { ProofFragment } from "~/provider/contract/documents.generated";
import { longDay } from "../ui/long-day";

/** The latest round of a proof, as its page shows it. */
export interface ProofView {
  round: number;
  state: ProofFragment["state"];
  canApprove: boolean;
  canAskForChange: boolean;
  /** What the shop says about this round; empty when nothing was said. */
  shopMessage: string;
  /** What the buyer wants changed; empty when nothing. */
  wish: string;
  /** The last day to answer, in words; null unless the buyer is asked. */
  lastDay: string | null;
  /** The day of the answer, in words. */
  answeredOn: string | null;
  /** Approved because the time was over. */
  isByDeadline: boolean;
  /** Where the buyer edits the design; null when it is not theirs, or can change no more. */
  editPath: string | null;
  hasNewerVersion: boolean;
}

/** The proof as the provider tells it, in words for the page. */
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
