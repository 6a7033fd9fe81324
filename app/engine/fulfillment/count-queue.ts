import { invalidateCache } from "../cache-invalidation/invalidate-cache";
import { readConfiguration } from "../content/configuration";
import type { Connection } from "../database/schema";
import { upsert } from "../database/upsert";
import type { Job } from "../jobs/job";
import { refundedPieces } from "../refunds/refunded-pieces";

const MINUTE = 60_000;
/** Orders that are counted: more are a queue that no date should promise. */
const MAX_ORDERS = 20_000;
/** Days. */
const HYSTERESIS = 0.25;
/** As long as any configured duration. */
const MAX_DAYS = 60;

/**
 * Counts how many working days the workshop is behind, if the configuration says how many pieces it makes in a day
 * (`pieces_per_day`), and keeps the number as `queue_days`, by which promised dates move.
 */
export const countQueue: Job = {
  name: "count-queue",
  everyMilliseconds: MINUTE,
  async run({ db, storeCode }) {
    const configuration = await readConfiguration(db, storeCode);
    const perDay = Number(configuration.get("pieces_per_day")) || null;
    const waiting = perDay === null ? 0 : await piecesWaiting(db, storeCode);
    const before = Number(configuration.get("queue_days")) || 0;
    const days = perDay === null ? 0 : daysBehind(waiting / perDay, before);
    if (days === before) return;
    await db.transaction().execute(async (transaction) => {
      const row = { store_code: storeCode, key: "queue_days", value: String(days) };
      await upsert(transaction, "configuration", ["store_code", "key"], [row]);
      await invalidateCache(transaction);
    });
  },
};

/**
 * Whole days of a queue. One that sways around a number of days keeps it: each change empties the caches of all pages.
 * @param before what was counted last
 */
export function daysBehind(exact: number, before: number): number {
  const days = Math.min(Math.floor(exact), MAX_DAYS);
  return days === before - 1 && exact > before - HYSTERESIS ? before : days;
}

/** Designed pieces of paid orders whose production has not started, without refunded ones. */
async function piecesWaiting(db: Connection, storeCode: string): Promise<number> {
  const orders = db
    .selectFrom("sales_order")
    .select("id")
    .where("store_code", "=", storeCode)
    .where("status", "=", "processing")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(MAX_ORDERS)
    .as("waiting");
  const { ordered, refunded } = await db
    .selectFrom(orders)
    .innerJoin("sales_order_item", "sales_order_item.order_id", "waiting.id")
    .select((line) => [
      line.fn.sum<number | string | null>("sales_order_item.quantity").as("ordered"),
      line.fn.sum<number | string | null>(refundedPieces(line)).as("refunded"),
    ])
    .where("sales_order_item.design_id", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(ordered ?? 0) - Number(refunded ?? 0);
}
