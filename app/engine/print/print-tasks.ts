import { lockFreeRows } from "../database/dialect";
import type { Connection, Row } from "../database/schema";
import { upsert } from "../database/upsert";
import { LEASE_MILLISECONDS } from "../jobs/with-lease";

/** Queue of ordered designs to print: one row per order line. */

const MAX_ATTEMPTS = 5;
/** Each further pause is as long as all previous ones together. */
const FIRST_PAUSE_MILLISECONDS = 60_000;
const MAX_PAUSE_MILLISECONDS = FIRST_PAUSE_MILLISECONDS * 2 ** (MAX_ATTEMPTS - 1);

/** Order statuses in which designs are printed. */
export const TO_BE_MADE = ["processing", "on_hold", "in_production"];

/** True for an order that ended before its delivery: what it contained must not be printed any more. */
export function isNotMade({ status }: Pick<Row<"sales_order">, "status">): boolean {
  return status === "cancelled" || status === "refunded";
}

/** A line being printed by this process, until the claim expires. */
export type ClaimedTask = Row<"print_task">;

/** Queues an order's designs for printing, all or those of some lines; called once it is paid. */
export async function queuePrints(
  db: Connection,
  orderId: number,
  { itemId, now = new Date() }: { itemId?: number; now?: Date } = {},
): Promise<void> {
  let designed = db
    .selectFrom("sales_order_item")
    .select("id")
    .where("order_id", "=", orderId)
    .where("design_id", "is not", null);
  if (itemId !== undefined) designed = designed.where("id", "=", itemId);
  const items = await designed.execute();
  await upsert(
    db,
    "print_task",
    ["order_item_id"],
    items.map(({ id }) => ({
      order_item_id: id,
      order_id: orderId,
      state: "waiting" as const,
      attempts: 0,
      due_at: now.toISOString(),
      problem: null,
    })),
  );
}

/** Makes lines due whose next attempt is further ahead than any retry pause: a process's clock was ahead. */
export async function boundPrintTimes(db: Connection, now: Date): Promise<void> {
  await db
    .updateTable("print_task")
    .set({ due_at: now.toISOString() })
    .where("state", "=", "waiting")
    .where("due_at", ">", new Date(now.getTime() + MAX_PAUSE_MILLISECONDS).toISOString())
    .execute();
}

/**
 * Claims the store's next due line for this process; null when there is none. @param orderId limits the search to this
 * order
 */
export async function claimPrint(
  db: Connection,
  storeCode: string,
  now: Date,
  orderId?: number,
): Promise<ClaimedTask | null> {
  let due = db
    .selectFrom("print_task")
    .select("order_item_id")
    .where("state", "=", "waiting")
    .where("due_at", "<=", now.toISOString())
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("sales_order")
          .select("sales_order.id")
          .whereRef("sales_order.id", "=", "print_task.order_id")
          .where("sales_order.store_code", "=", storeCode)
          .where("sales_order.status", "in", TO_BE_MADE),
      ),
    );
  if (orderId !== undefined) due = due.where("order_id", "=", orderId);
  const next = due.orderBy("due_at").orderBy("order_item_id").limit(1);
  const claimed = await db
    .updateTable("print_task")
    .set((task) => ({ due_at: claimEnd(now), attempts: task("attempts", "+", 1) }))
    .where("order_item_id", "=", lockFreeRows(db, next))
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

/** Renews the claim on a line; false when it was requested anew meanwhile, or taken over. */
export async function renewPrint(db: Connection, task: ClaimedTask, now: Date): Promise<boolean> {
  const due_at = claimEnd(now);
  if (!(await changeClaimed(db, task, { due_at }))) return false;
  task.due_at = due_at;
  return true;
}

/** Releases a claimed line unchanged, so that another process may start it at once. */
export async function leavePrint(db: Connection, task: ClaimedTask, now: Date): Promise<void> {
  await changeClaimed(db, task, { due_at: now.toISOString(), attempts: task.attempts - 1 });
}

/** Records that all files of a claimed line exist; no effect when it was requested anew meanwhile. */
export async function reconcilePrint(db: Connection, task: ClaimedTask): Promise<boolean> {
  return changeClaimed(db, task, { state: "done", problem: null });
}

/**
 * Records why a claimed line could not be printed, and schedules a retry unless retrying is hopeless or exhausted.
 * @returns whether the staff has to intervene
 */
export async function failPrint(
  db: Connection,
  task: ClaimedTask,
  { problem, isHopeless, now }: { problem: string; isHopeless: boolean; now: Date },
): Promise<boolean> {
  const isStuck = isHopeless || task.attempts >= MAX_ATTEMPTS;
  const pause = FIRST_PAUSE_MILLISECONDS * 2 ** (task.attempts - 1);
  const due = new Date(now.getTime() + pause).toISOString();
  const isRecorded = await changeClaimed(
    db,
    task,
    isStuck ? { state: "stuck", problem } : { due_at: due, problem },
  );
  return isStuck && isRecorded;
}

async function changeClaimed(
  db: Connection,
  { order_item_id, due_at }: ClaimedTask,
  change: Partial<Pick<ClaimedTask, "state" | "due_at" | "problem" | "attempts">>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("print_task")
    .set(change)
    .where("order_item_id", "=", order_item_id)
    .where("state", "=", "waiting")
    .where("due_at", "=", due_at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function claimEnd(now: Date): string {
  return new Date(now.getTime() + LEASE_MILLISECONDS).toISOString();
}
