import type { FulfillmentFragment, ProofFragment } from "~/provider/contract/documents.generated";
import { longDate } from "../account/dates";
import { longDay } from "../ui/long-day";

type Print = FulfillmentFragment["prints"][number];
type Items = NonNullable<FulfillmentFragment["order"]["items"]>;

const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

/** Formats a designed line and its print files. */
export function printView({ order_item_id, state, problem, files, proof }: Print, items: Items) {
  const item = items.find((each) => each?.id === order_item_id);
  return {
    lineId: order_item_id,
    name: `${item?.quantity_ordered ?? 1} × ${item?.product_name ?? ""}`,
    state,
    problem,
    files: files.map(({ bytes, production, sha256, title, url }) => ({
      title,
      production,
      sha256,
      address: url,
      size: sizeOf(bytes),
    })),
    /** `stand` describes the state in words; null when no proof was requested. */
    proof: proof && { round: proof.round, state: proof.state, stand: standOf(proof), wish: proof.wish },
  };
}

/** A designed line and its print files. */
export type FulfillmentPrint = ReturnType<typeof printView>;

function standOf({ state, last_day, answered_at, by_deadline }: ProofFragment): string {
  const day = answered_at ? longDate(answered_at) : "";
  switch (state) {
    case "MAKING":
      return "being made.";
    case "SENT":
      return last_day ? `the buyer can reply until ${longDay(last_day)}.` : "waiting for the buyer's reply.";
    case "APPROVED":
      return by_deadline ? `approved on ${day}, when the deadline passed.` : `approved on ${day}.`;
    case "CHANGE":
      return `the buyer asked for a change on ${day}.`;
    case "ENDED":
      return "closed, because the order has ended.";
  }
}

/** Such as "2.4 MB". */
function sizeOf(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / KILOBYTE))} kB`;
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
