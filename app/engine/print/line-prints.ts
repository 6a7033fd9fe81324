import type { Connection, Row } from "../database/schema";
import { proofResponse } from "../proofs/proof-answer";
import { latestProofs } from "../proofs/proof-rounds";
import { refundedLines } from "../refunds/refunded-lines";
import { lineArchivePath, staffFilePath } from "./print-file-names";
import { heldLines } from "./print-holds";
import { isNotMade } from "./print-tasks";
import { releasedItems } from "./released-items";

/** A designed line with its print files. */
export interface LineToPrint {
  order_item_id: string;
  /**
   * WAITING: its files are being made. PROOF: made, but not approved. HELD: made, but preflight found something. STUCK: it
   * cannot be printed, and staff have to intervene. ENDED: the order was canceled or refunded, or all pieces of the line
   * were refunded.
   */
  state: "WAITING" | "PROOF" | "HELD" | "READY" | "STUCK" | "ENDED";
  /** Why it is stuck, or failed the last time. */
  problem: string | null;
  /** What preflight found; empty unless it is held. */
  findings: string[];
  /** Empty until the buyer has approved the proof. */
  files: PrintedFile[];
  /** All files of a line that is ready, as a ZIP; null otherwise. */
  archive_url: string | null;
  /** The latest round of its proof; null when none was requested. */
  proof: ReturnType<typeof proofResponse> | null;
}

interface PrintedFile {
  title: string;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
  /** How its sheet is produced, in words; null for files made before it was recorded. */
  production: string | null;
  url: string;
}

/** The designed lines of an order, for staff. @param fileToken with which the files are opened */
export async function linePrints(
  db: Connection,
  fileToken: string,
  order: Row<"sales_order">,
): Promise<LineToPrint[]> {
  const [tasks, released, refunded, held, proofs] = await Promise.all([
    db
      .selectFrom("print_task")
      .selectAll()
      .where("order_id", "=", order.id)
      .orderBy("order_item_id")
      .execute(),
    releasedItems(db, order.id),
    refundedLines(db, order.id),
    heldLines(db, order.id),
    latestProofs(db, order.id),
  ]);
  if (tasks.length === 0) return [];
  const hasEnded = isNotMade(order);
  const files = await db
    .selectFrom("print_file")
    .selectAll()
    .where("order_item_id", "in", hasEnded ? [-1] : [...released, -1])
    .orderBy("position")
    .execute();
  return tasks.map(({ order_item_id, problem, state }) => {
    const proof = proofs.get(order_item_id);
    const isReleased = released.has(order_item_id);
    const isEnded = hasEnded || refunded.has(order_item_id);
    const shown = isEnded ? "ENDED" : shownState(state, { isReleased, isHeld: held.has(order_item_id) });
    return {
      order_item_id: String(order_item_id),
      state: shown,
      archive_url: shown === "READY" ? lineArchivePath(fileToken, order_item_id) : null,
      problem: isEnded ? null : problem,
      findings: isEnded || state !== "done" ? [] : (held.get(order_item_id) ?? []),
      files: files
        .filter((file) => file.order_item_id === order_item_id && state === "done")
        .map((file) => ({
          title: file.title,
          bytes: file.bytes,
          sha256: file.sha256,
          production: file.production,
          url: staffFilePath(fileToken, file),
        })),
      proof: proof ? proofResponse(proof, order) : null,
    };
  });
}

function shownState(
  state: Row<"print_task">["state"],
  { isReleased, isHeld }: { isReleased: boolean; isHeld: boolean },
): LineToPrint["state"] {
  if (state === "stuck") return "STUCK";
  if (state === "waiting") return "WAITING";
  if (isHeld) return "HELD";
  return isReleased ? "READY" : "PROOF";
}
