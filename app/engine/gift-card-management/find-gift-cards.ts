import type { GiftCardFilterInput } from "../admin-api/resolvers.generated";
import type { Connection, Row } from "../database/schema";
import { withoutIndex } from "../database/without-index";
import { plainName } from "../orders/buyer-name";
import { type Cursor, type Page, pageOf } from "../shared/keyset-page";
import { READABLE_LETTERS } from "../shared/secrets";
import { selectedStores } from "../shared/selected-stores";

const ENDING = new RegExp(`^[${READABLE_LETTERS}]{4}$`);

export type GiftCardRow = Awaited<ReturnType<ReturnType<typeof giftCardQuery>["execute"]>>[number];

interface WantedCards {
  filter: GiftCardFilterInput;
  pageSize: number;
  after: Cursor | null;
}

/** One page of the stores' gift cards, newest first. */
export async function findGiftCards(
  db: Connection,
  storeCodes: string[],
  wanted: WantedCards,
): Promise<Page<GiftCardRow>> {
  const rows = await giftCardQuery(db, storeCodes, wanted).execute();
  return pageOf(rows, wanted.pageSize, ({ created_at, id }) => ({ at: created_at, id }));
}

/** One of the stores' gift cards; undefined when there is none. */
export function findGiftCard(db: Connection, storeCodes: string[], id: number) {
  return cards(db, storeCodes).where("gift_card.id", "=", id).executeTakeFirst();
}

/** The newest gift cards that a customer sent, bought or got. */
export function giftCardsOf(
  db: Connection,
  { id, store_code, email }: Pick<Row<"customer">, "id" | "store_code" | "email">,
  limit: number,
): Promise<GiftCardRow[]> {
  const sent = db.selectFrom("sent_gift_card").select("gift_card_id as id").where("customer_id", "=", id);
  const bought = db
    .selectFrom("gift_certificate")
    .innerJoin("sales_order", "sales_order.id", "gift_certificate.order_id")
    .select("gift_certificate.gift_card_id as id")
    .where("sales_order.customer_id", "=", id)
    .$castTo<{ id: number }>();
  return cards(db, [store_code])
    .where(
      "gift_card.id",
      "in",
      sent.unionAll(bought).unionAll(foundIds(db, email).$castTo<{ id: number }>()),
    )
    .orderBy("gift_card.id", "desc")
    .limit(limit)
    .execute();
}

/** However many cards there are, it reads few more than it returns. */
export function giftCardQuery(
  db: Connection,
  storeCodes: string[],
  { filter, pageSize, after }: WantedCards,
) {
  const { search, selection, store_code: wantedStore } = filter;
  let query = cards(db, selectedStores(storeCodes, wantedStore))
    .orderBy("gift_card.id", "desc")
    .limit(pageSize + 1);
  const text = search?.trim();
  if (text) query = query.where("gift_card.id", "in", foundIds(db, text));
  if (selection === "ISSUED") query = query.where("gift_card.id", "in", issuedIds(db));
  if (selection === "BLOCKED") query = query.where("gift_card.blocked_at", "is not", null);
  if (selection === "WAITING") {
    query = query
      .where("gift_card.id", "in", issuedIds(db).where("sent_at", "is", null))
      .where("gift_card.blocked_at", "is", null);
  }
  if (after) query = query.where("gift_card.id", "<", after.id);
  return query;
}

function cards(db: Connection, storeCodes: string[]) {
  return db
    .selectFrom("gift_card")
    .leftJoin("issued_gift_card as issued", "issued.gift_card_id", "gift_card.id")
    .leftJoin("admin_user", "admin_user.id", "issued.admin_user_id")
    .leftJoin("sent_gift_card as sent", "sent.gift_card_id", "gift_card.id")
    .leftJoin("gift_certificate as bought", "bought.gift_card_id", "gift_card.id")
    .leftJoin("sales_order", "sales_order.id", "bought.order_id")
    .select(["gift_card.id", "gift_card.store_code", "gift_card.code_ending", "gift_card.created_at"])
    .select(["gift_card.blocked_at", "gift_card.blocked_reason"])
    .select(["issued.gift_card_id as issued_id", "issued.message", "issued.reason", "issued.deliver_on"])
    .select(["issued.sent_at", "issued.amount_cents as issued_cents", "admin_user.name as issued_by"])
    .select(["sent.gift_card_id as sent_id", "sent.created_at as sent_by_customer_at"])
    .select(["bought.gift_card_id as bought_id", "bought.delivered_at", "sales_order.number as order_number"])
    .select(({ fn }) => [
      fn
        .coalesce("issued.recipient_name", "bought.recipient_name", "sent.recipient_name")
        .as("recipient_name"),
      fn
        .coalesce("issued.recipient_email", "bought.recipient_email", "sent.recipient_email")
        .as("recipient_email"),
    ])
    .where(withoutIndex("gift_card.store_code"), "in", ["", ...storeCodes]);
}

function issuedIds(db: Connection) {
  return db.selectFrom("issued_gift_card").select("gift_card_id");
}

/** Ids of the cards that a search names; each part of it reads an index. */
function foundIds(db: Connection, text: string) {
  const recipients = (table: "issued_gift_card" | "gift_certificate" | "sent_gift_card") => {
    const ids = db
      .selectFrom<"issued_gift_card" | "gift_certificate" | "sent_gift_card">(table)
      .select("gift_card_id as id");
    return text.includes("@")
      ? ids.where("recipient_email", "=", text.toLowerCase())
      : ids.where("search_name", "=", plainName(text));
  };
  const ids = recipients("issued_gift_card")
    .unionAll(recipients("gift_certificate"))
    .unionAll(recipients("sent_gift_card"));
  const ending = text.toUpperCase();
  if (!ENDING.test(ending)) return ids;
  return ids.unionAll(db.selectFrom("gift_card").select("id").where("code_ending", "=", ending));
}
