import { lastShopDay } from "~/brand/shop-day";
import type { Row } from "../database/schema";
import type { ProofState as ShownState } from "../graphql/resolvers.generated";
import { type ProofState, proofRejection } from "./proof-states";

/** The latest round is never one that was replaced. */
const shownStates: Record<ProofState, ShownState> = {
  making: "MAKING",
  sent: "SENT",
  approved: "APPROVED",
  changes: "CHANGE",
  replaced: "ENDED",
  ended: "ENDED",
};

interface ProofResponse {
  round: number;
  state: ShownState;
  can_approve: boolean;
  can_ask_for_change: boolean;
  shop_message: string;
  wish: string;
  sent_at: string | null;
  last_day: string | null;
  answered_at: string | null;
  by_deadline: boolean;
  edit_path: string | null;
  has_newer_version: boolean;
}

/** A proof as the contract shows it. @param version the visitor's own design, if it can be edited */
export function proofResponse(
  proof: Row<"proof">,
  order: Pick<Row<"sales_order">, "status">,
  version: { editPath: string | null; isNewer: boolean } = { editPath: null, isNewer: false },
): ProofResponse {
  const state = proof.state as ProofState;
  const may = (to: ProofState) =>
    proofRejection(state, to, { order, proof, by: "buyer", wish: "something", now: new Date() }) === null;
  return {
    round: proof.round,
    state: shownStates[state],
    can_approve: may("approved"),
    can_ask_for_change: may("changes"),
    shop_message: proof.shop_message,
    wish: proof.wish,
    sent_at: proof.sent_at,
    last_day: state === "sent" && proof.due_at !== null ? lastShopDay(proof.due_at) : null,
    answered_at: proof.answered_at,
    by_deadline: proof.answered_by === "deadline",
    edit_path: may("replaced") ? version.editPath : null,
    has_newer_version: may("replaced") && version.isNewer,
  };
}
