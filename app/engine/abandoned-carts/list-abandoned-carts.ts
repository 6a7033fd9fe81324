import { sql } from "kysely";
import { startOfShopDay } from "~/brand/shop-day";
import type { AbandonedCartFilterInput } from "../admin-api/resolvers.generated";
import type { Connection, Row } from "../database/schema";
import { withoutIndex } from "../database/without-index";
import { readDay } from "../promotion-management/typed-promotion";
import { type Page, pageOf, type TextCursor } from "../shared/keyset-page";
import { remindersOf } from "./abandoned-cart-details";

/** A cart that was changed later may still be in use, in milliseconds. */
const IN_USE = 60 * 60 * 1000;

/** A page with or without reminders considers this many carts: the next page continues after them. */
const MAX_CONSIDERED = 2000;

export interface AbandonedCartFilter {
  /** The whole email address; "" for any. */
  email: string;
  /** Null: with and without a reminder. */
  isReminded: boolean | null;
  /** ISO 8601; carts that were last changed then or later. */
  since: string | null;
}

interface Wanted {
  filter: AbandonedCartFilter;
  pageSize: number;
  after: TextCursor | null;
}

/** The filter as staff send it. @throws GraphQLError of category input for a day that doesn't exist */
export function readAbandonedCartFilter({
  search,
  is_reminded,
  since,
}: Omit<AbandonedCartFilterInput, "store_code">): AbandonedCartFilter {
  const day = readDay(since ?? "", "since");
  return {
    email: (search ?? "").trim().toLowerCase(),
    isReminded: is_reminded ?? null,
    since: day && startOfShopDay(day).toISOString(),
  };
}

/**
 * One page of the stores' carts whose shopper is known and has left them, those changed last first. Carts of draft orders
 * are the staff's. With a filter of reminders a page may be short, or empty, although others follow.
 */
export async function listAbandonedCarts(
  db: Connection,
  storeCodes: string[],
  wanted: Wanted,
): Promise<Page<Row<"cart">>> {
  const { filter, pageSize } = wanted;
  if (filter.isReminded === null) return cartPage(db, storeCodes, wanted);
  const considered = await cartPage(db, storeCodes, { ...wanted, pageSize: MAX_CONSIDERED });
  const reminded = new Set(
    (
      await remindersOf(
        db,
        considered.items.map(({ id }) => id),
      )
    ).map(({ cart_id }) => cart_id),
  );
  const matching = considered.items.filter(({ id }) => reminded.has(id) === filter.isReminded);
  const page = pageOf(matching, pageSize, placeOf);
  return { items: page.items, endCursor: page.endCursor ?? considered.endCursor };
}

async function cartPage(db: Connection, storeCodes: string[], wanted: Wanted): Promise<Page<Row<"cart">>> {
  const { pageSize } = wanted;
  const pages = await Promise.all(
    storeCodes.map((code) => abandonedCartsOfStore(db, code, wanted).execute()),
  );
  return pageOf(pages.flat().sort(latestFirst), pageSize, placeOf);
}

/** The query for one page of one store's carts. */
export function abandonedCartsOfStore(
  db: Connection,
  storeCode: string,
  { filter, pageSize, after }: Wanted,
) {
  let carts = db
    .selectFrom("cart")
    .selectAll()
    .where(filter.email === "" ? "store_code" : withoutIndex("store_code"), "=", storeCode)
    .where(
      filter.email === "" ? "updated_at" : withoutIndex("updated_at"),
      "<",
      new Date(Date.now() - IN_USE).toISOString(),
    )
    // A literal, so that the partial index for these carts is used.
    .where("is_active", "=", sql.lit(1))
    .where("email", "is not", null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("cart_item").select("uid").whereRef("cart_item.cart_id", "=", "cart.id")),
    )
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom("draft_order").select("id").whereRef("draft_order.cart_id", "=", "cart.id"))),
    )
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .limit(pageSize + 1);
  if (filter.email !== "") carts = carts.where("id", "in", cartsOf(db, storeCode, filter.email));
  if (filter.since) carts = carts.where("updated_at", ">=", filter.since);
  if (after)
    carts = carts
      .where("updated_at", "<=", after.first)
      .where(({ eb, or }) => or([eb("updated_at", "<", after.first), eb("id", "<", after.second)]));
  return carts;
}

/** Ids of the carts of a guest or a customer with this address; of a customer by today's address, which the list shows. */
function cartsOf(db: Connection, storeCode: string, email: string) {
  return db
    .selectFrom("cart as guest_cart")
    .select("guest_cart.id")
    .where("guest_cart.customer_id", "is", null)
    .where("guest_cart.email", "is not", null)
    .where("guest_cart.email", "=", email)
    .unionAll(
      db
        .selectFrom("customer")
        .innerJoin("cart as own_cart", "own_cart.customer_id", "customer.id")
        .select("own_cart.id")
        .where("customer.store_code", "=", storeCode)
        .where("customer.email", "=", email),
    );
}

function placeOf({ updated_at, id }: Row<"cart">): TextCursor {
  return { first: updated_at, second: id };
}

function latestFirst(one: Row<"cart">, other: Row<"cart">): number {
  const [first, second] =
    one.updated_at === other.updated_at ? [one.id, other.id] : [one.updated_at, other.updated_at];
  return first < second ? 1 : -1;
}
