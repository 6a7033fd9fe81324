import type { Connection, Row } from "../database/schema";
import type { Job, JobContext } from "../jobs/job";
import { yieldToRequests } from "../jobs/yield-to-requests";

const NAME = "delete-old-carts";
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** Small, so that the batch never delays shoppers. */
const AT_ONCE = 50;

/**
 * Deletes the store's guest carts, with their lines, that were not changed for a configured number of days; never
 * ordered ones. Proceeds by age and stores its progress, so that remaining carts are not read again every day.
 */
export const deleteOldCarts: Job = {
  name: NAME,
  everyMilliseconds: DAY_MILLISECONDS,
  async run({ db, settings, storeCode, signal }, now) {
    const { keepGuestDays } = settings.carts;
    if (keepGuestDays === 0) return;
    const upTo = new Date(now.getTime() - keepGuestDays * DAY_MILLISECONDS).toISOString();
    let last: Aged = { updated_at: await readProgress(db, storeCode), id: "" };
    for (;;) {
      const carts = await olderThan(db, last, upTo);
      if (carts.length === 0) return;
      await deleteUnordered(db, guestCarts(carts, storeCode), { upTo, now: now.toISOString() });
      last = carts[carts.length - 1];
      await keepProgress(db, storeCode, last.updated_at);
      await yieldToRequests(signal);
    }
  },
};

type Aged = Pick<Row<"cart">, "id" | "updated_at">;
type AgedCart = Aged & Pick<Row<"cart">, "customer_id" | "store_code">;

/** The next carts after `last`, by age. */
function olderThan(db: JobContext["db"], last: Aged, upTo: string): Promise<AgedCart[]> {
  return db
    .selectFrom("cart")
    .select(["id", "updated_at", "customer_id", "store_code"])
    .where("updated_at", ">=", last.updated_at)
    .where("updated_at", "<=", upTo)
    .where((is) => is.or([is("updated_at", ">", last.updated_at), is("id", ">", last.id)]))
    .orderBy("updated_at")
    .orderBy("id")
    .limit(AT_ONCE)
    .execute();
}

/** Filters here instead of in SQL: SQLite would scan all guest carts instead of a few ids. */
function guestCarts(carts: AgedCart[], storeCode: string): string[] {
  return carts
    .filter(({ customer_id, store_code }) => customer_id === null && store_code === storeCode)
    .map(({ id }) => id);
}

/** Also deletes draft orders of these carts, unless their payment link still works at `now` (ISO time). */
async function deleteUnordered(
  db: Connection,
  cartIds: string[],
  { upTo, now }: { upTo: string; now: string },
): Promise<void> {
  if (cartIds.length === 0) return;
  await db
    .deleteFrom("cart")
    .where("id", "in", cartIds)
    .where("updated_at", "<=", upTo)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom("sales_order").select("id").whereRef("sales_order.cart_id", "=", "cart.id"))),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("draft_order")
            .select("id")
            .whereRef("draft_order.cart_id", "=", "cart.id")
            .where("draft_order.expires_at", ">", now),
        ),
      ),
    )
    .execute();
}

/** Carts up to this age were checked in earlier runs. */
async function readProgress(db: Connection, storeCode: string): Promise<string> {
  const job = await db
    .selectFrom("job")
    .select("done_until")
    .where("store_code", "=", storeCode)
    .where("name", "=", NAME)
    .executeTakeFirst();
  return job?.done_until ?? "";
}

async function keepProgress(db: Connection, storeCode: string, doneUntil: string): Promise<void> {
  await db
    .updateTable("job")
    .set({ done_until: doneUntil })
    .where("store_code", "=", storeCode)
    .where("name", "=", NAME)
    .execute();
}
