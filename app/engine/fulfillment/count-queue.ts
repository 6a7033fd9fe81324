import { invalidateCache } from "../cache-invalidation/invalidate-cache";
import { readConfiguration } from "../content/configuration";
import type { Connection } from "../database/schema";
import { upsert } from "../database/upsert";
import type { Job } from "../jobs/job";

const MINUTE = 60_000;
/** Orders that are counted: more are a queue that no date should promise. */
const MAX_ORDERS = 20_000;
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
    const days = perDay === null ? 0 : Math.min(Math.floor(waiting / perDay), MAX_DAYS);
    if (String(days) === (configuration.get("queue_days") ?? "0")) return;
    await db.transaction().execute(async (transaction) => {
      const row = { store_code: storeCode, key: "queue_days", value: String(days) };
      await upsert(transaction, "configuration", ["store_code", "key"], [row]);
      await invalidateCache(transaction);
    });
  },
};

/** Designed pieces of paid orders whose production has not started. */
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
  const { pieces } = await db
    .selectFrom(orders)
    .innerJoin("sales_order_item", "sales_order_item.order_id", "waiting.id")
    .select(({ fn }) => fn.sum<number | string | null>("sales_order_item.quantity").as("pieces"))
    .where("sales_order_item.design_id", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(pieces ?? 0);
}
