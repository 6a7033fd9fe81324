import type { Kysely } from "kysely";
import type { Database, Row } from "../database/schema";
import { upsert } from "../database/upsert";

/** Which ordered designs wait to be printed: one row a line of an order. */

/** How long one try may take before the line is tried anew, such as after the process was killed. */
const LEASE_MILLISECONDS = 5 * 60_000;
const MOST_ATTEMPTS = 5;
/** After each failure as long again as the times before together. */
const FIRST_PAUSE_MILLISECONDS = 60_000;

/** In which states an order's designs are printed. */
const TO_BE_MADE = ["processing", "on_hold", "in_production"];

/** A line that this process is printing, until the lease is over. */
export type ClaimedTask = Row<"print_task">;

/** Asks for the designs of an order to be printed, all or those of some lines; called once it is paid. */
export async function queuePrints(
  db: Kysely<Database>,
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

/** The next line that is due, claimed for this process alone; null when there is none. @param orderId looks in this order alone */
export async function claimPrint(
  db: Kysely<Database>,
  now: Date,
  orderId?: number,
): Promise<ClaimedTask | null> {
  let due = db
    .selectFrom("print_task")
    .innerJoin("sales_order", "sales_order.id", "print_task.order_id")
    .select(["print_task.order_item_id", "print_task.due_at"])
    .where("print_task.state", "=", "waiting")
    .where("print_task.due_at", "<=", now.toISOString())
    .where("sales_order.status", "in", TO_BE_MADE);
  if (orderId !== undefined) due = due.where("print_task.order_id", "=", orderId);
  const next = await due.orderBy("print_task.due_at").orderBy("order_item_id").limit(1).executeTakeFirst();
  if (!next) return null;
  const claimed = await db
    .updateTable("print_task")
    .set((task) => ({
      due_at: new Date(now.getTime() + LEASE_MILLISECONDS).toISOString(),
      attempts: task("attempts", "+", 1),
    }))
    .where("order_item_id", "=", next.order_item_id)
    .where("state", "=", "waiting")
    .where("due_at", "=", next.due_at)
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

/** Notes that all files of a claimed line are there; nothing when it was asked for anew meanwhile. */
export async function settlePrint(db: Kysely<Database>, task: ClaimedTask): Promise<boolean> {
  return changeClaimed(db, task, { state: "done", problem: null });
}

/**
 * Notes why a claimed line could not be printed; it is tried again later, unless that is hopeless or was tried often.
 * @returns whether it is stuck now, so that the shop has to look at it
 */
export async function failPrint(
  db: Kysely<Database>,
  task: ClaimedTask,
  { problem, isHopeless, now }: { problem: string; isHopeless: boolean; now: Date },
): Promise<boolean> {
  const isStuck = isHopeless || task.attempts >= MOST_ATTEMPTS;
  const pause = FIRST_PAUSE_MILLISECONDS * 2 ** (task.attempts - 1);
  const due = new Date(now.getTime() + pause).toISOString();
  const isNoted = await changeClaimed(
    db,
    task,
    isStuck ? { state: "stuck", problem } : { due_at: due, problem },
  );
  return isStuck && isNoted;
}

async function changeClaimed(
  db: Kysely<Database>,
  { order_item_id, due_at }: ClaimedTask,
  change: Partial<Pick<ClaimedTask, "state" | "due_at" | "problem">>,
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
