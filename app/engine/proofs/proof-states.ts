import type { Row } from "../database/schema";

/** The life of one round of a proof: which state may follow which, and what must be so. */

export type ProofState =
  /** Its files are being made. */
  | "making"
  /** The buyer was asked. */
  | "sent"
  | "approved"
  /** The buyer wants something changed. */
  | "changes"
  /** A newer round took its place. */
  | "replaced"
  /** The order ended before the buyer decided. */
  | "ended";

/** What is known when a step is to be taken. */
export interface ProofCircumstances {
  order: Pick<Row<"sales_order">, "status">;
  proof: Pick<Row<"proof">, "due_at">;
  /** Who or what takes the step. */
  by: "buyer" | "shop" | "deadline" | "printer";
  /** What the buyer wants changed. */
  wish?: string;
  now: Date;
}

/** Null when the step may be taken, else the reason why not. */
type Guard = (circumstances: ProofCircumstances) => string | null;

/** Until production begins a design can be changed. */
const CHANGEABLE = ["processing", "on_hold"];

export const IN_PRODUCTION = "We've started making this order, so its designs can no longer be changed.";

const always: Guard = () => null;
const isChangeable: Guard = ({ order }) => (canChange(order) ? null : IN_PRODUCTION);
const byPrinter: Guard = ({ by }) => (by === "printer" ? null : "Its print files aren't ready yet.");
const hasWish: Guard = (circumstances) =>
  isChangeable(circumstances) ?? (circumstances.wish ? null : "Please tell us what to change.");
const isDecided: Guard = (circumstances) => {
  const { by, now, proof } = circumstances;
  const refusal = isChangeable(circumstances);
  if (refusal || by === "buyer") return refusal;
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

/** The states in which a proof still keeps the order from being made. */
export const OPEN_STATES: readonly ProofState[] = ["making", "sent", "changes"];

/** Why a proof cannot take that step; null when it can. */
export function proofRefusal(from: string, to: ProofState, circumstances: ProofCircumstances): string | null {
  if (!isProofState(from)) return "The proof has an unknown state.";
  const guard = transitions[from][to];
  return guard ? guard(circumstances) : over(from);
}

/** Whether the designs of the order can still be changed, once it is paid. */
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
