import type { EngineFixture } from "../../../tests/engine/engine-fixture";

const DAY = 24 * 60 * 60 * 1000;

/** The time that many days ago, ISO 8601. */
export function past(days: number): string {
  return new Date(Date.now() - days * DAY).toISOString();
}

/** Backdates an order, which no operation of the store can do. */
export async function daysAgo({ db }: EngineFixture, number: string, days: number): Promise<void> {
  if (days === 0) return;
  await db
    .updateTable("sales_order")
    .set({ created_at: past(days) })
    .where("number", "=", number)
    .execute();
}

/** Spreads an order's events evenly between its placement and now, including its shipment. */
export async function spreadSteps({ db }: EngineFixture, number: string): Promise<void> {
  const { id, created_at } = await db
    .selectFrom("sales_order")
    .select(["id", "created_at"])
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  const steps = await db
    .selectFrom("order_event")
    .select(["id", "kind"])
    .where("order_id", "=", id)
    .orderBy("id")
    .execute();
  const placed = Date.parse(created_at);
  const gap = (Date.now() - placed) / (steps.length + 1);
  for (const [index, step] of steps.entries()) {
    const time = new Date(placed + gap * (index + 1)).toISOString();
    await db.updateTable("order_event").set({ created_at: time }).where("id", "=", step.id).execute();
    const parcel = db.updateTable("shipment").where("order_id", "=", id);
    if (step.kind === "shipped") await parcel.set({ shipped_at: time }).execute();
    if (step.kind === "delivered") await parcel.set({ delivered_at: time }).execute();
  }
}
