import type { Row } from "../database/schema";

/** The state machine of a proof's round: allowed transitions and their conditions. */

export type ProofState =
  /** Its files are being created. */
  | "making"
  /** Awaiting the buyer's answer. */
  | "sent"
  | "approved"
  /** The buyer requested changes. */
  | "changes"
  /** Superseded by a newer round. */
  | "replaced"
  /** The order ended before the buyer decided. */
  | "ended";

/** Facts that the conditions of a transition depend on. */
export interface ProofCircumstances {
  order: Pick<Row<"sales_order">, "status">;
  proof: Pick<Row<"proof">, "due_at">;
  by: "buyer" | "shop" | "deadline" | "printer";
  /** The change that the buyer requests. */
  wish?: string;
  now: Date;
}

/** Null when the transition is allowed, otherwise the reason why not. */
type Guard = (circumstances: ProofCircumstances) => string | null;

/** Statuses before production, in which a design can be changed. */
const CHANGEABLE = ["processing", "on_hold"];

export const IN_PRODUCTION = "We've started making this order, so its designs can no longer be changed.";

const always: Guard = () => null;
const isChangeable: Guard = ({ order }) => (canChange(order) ? null : IN_PRODUCTION);
const byPrinter: Guard = ({ by }) => (by === "printer" ? null : "Its print files aren't ready yet.");
const hasWish: Guard = (circumstances) =>
  isChangeable(circumstances) ?? (circumstances.wish ? null : "Please tell us what to change.");
const isDecided: Guard = (circumstances) => {
  const { by, now, proof } = circumstances;
  const rejection = isChangeable(circumstances);
  if (rejection || by === "buyer") return rejection;
  if (by !== "deadline") return "Only the buyer can approve a proof.";
  return proof.due_at !== null && proof.due_at <= now.toISOString()
    ? null
    : "The buyer still has time to reply.";
};
const byBuyer: Guard = (circumstances) =>
  isChangeable(circumstances) ??
  (circumstances.by === "buyer" ? null : "Only the buyer can approve a proof.");

const transitions: Record<ProofState, Partial<Record<ProofState, Guard>>> = {
  making: { sent: byPrinter, replaced: isChangeable, ended: always },
  sent: { approved: isDecided, changes: hasWish, replaced: isChangeable, ended: always },
  changes: { approved: byBuyer, replaced: isChangeable, ended: always },
  approved: {},
  replaced: {},
  ended: {},
};

/** The states in which a proof blocks production. */
export const OPEN_STATES: readonly ProofState[] = ["making", "sent", "changes"];

/** The reason a proof cannot change to that state; null when it can. */
export function proofRejection(
  from: string,
  to: ProofState,
  circumstances: ProofCircumstances,
): string | null {
  if (!isProofState(from)) return "The proof has an unknown state.";
  const guard = transitions[from][to];
  return guard ? guard(circumstances) : over(from);
}

/** True if the designs of a paid order can still be changed. */
export function canChange({ status }: Pick<Row<"sales_order">, "status">): boolean {
  return CHANGEABLE.includes(status);
}

function isProofState(state: string): state is ProofState {
  return Object.hasOwn(transitions, state);
}

function over(state: ProofState): string {
  if (state === "approved") return "This design is already approved.";
  if (state === "making") return "Its print files aren't ready yet.";
  if (state === "changes") return "You've already asked for a change to this design.";
  if (state === "replaced") return "There's a newer proof of this design.";
  return "You can no longer respond to this proof.";
}
