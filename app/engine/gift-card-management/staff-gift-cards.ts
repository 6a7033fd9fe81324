import type {
  GiftCardChange,
  GiftCardOrigin,
  GiftCardState,
  StaffGiftCard,
} from "../admin-api/resolvers.generated";
import type { Connection } from "../database/schema";
import { toMoney } from "../totals/money";
import type { GiftCardRow } from "./find-gift-cards";

const MAX_CHANGES = 20;

/** Gift cards as staff see them, without the changes of their balances. */
export async function staffGiftCards(db: Connection, rows: GiftCardRow[]): Promise<StaffGiftCard[]> {
  const balances = await balancesOf(db, rows);
  return rows.map((row) => staffGiftCard(row, balances.get(row.id) ?? { amount: 0, left: 0 }));
}

/** The newest changes of a gift card's balance. */
export async function giftCardChanges(db: Connection, { id }: GiftCardRow): Promise<GiftCardChange[]> {
  const entries = await db
    .selectFrom("balance_entry")
    .innerJoin("balance", "balance.id", "balance_entry.balance_id")
    .select(["balance_entry.id", "amount", "reason", "created_at"])
    .where("balance.gift_card_id", "=", id)
    .orderBy("balance_entry.id", "desc")
    .limit(MAX_CHANGES)
    .execute();
  return entries.map((entry) => ({ ...entry, id: String(entry.id), amount: toMoney(entry.amount) }));
}

interface Balance {
  /** What the card had first, in cents. */
  amount: number;
  /** What is left of it, in cents. */
  left: number;
}

function staffGiftCard(row: GiftCardRow, balance: Balance): StaffGiftCard {
  return {
    id: String(row.id),
    store_code: row.store_code,
    code_ending: isUnsent(row) ? null : row.code_ending,
    origin: originOf(row),
    state: stateOf(row, balance),
    amount: toMoney(balance.amount),
    balance: toMoney(balance.left),
    recipient_name: row.recipient_name ?? "",
    recipient_email: row.recipient_email ?? "",
    message: row.message ?? "",
    reason: row.reason ?? "",
    issued_by: row.issued_by,
    deliver_on: row.deliver_on,
    sent_at: row.sent_at ?? row.delivered_at ?? row.sent_by_customer_at,
    order_number: row.order_number,
    created_at: row.created_at,
    blocked_at: row.blocked_at,
    blocked_reason: row.blocked_reason ?? "",
    changes: [],
    ...possibleSteps(row, balance),
  };
}

/** Only the steps that the engine would carry out. */
function possibleSteps(row: GiftCardRow, { amount, left }: Balance) {
  const canEmail = row.issued_id !== null && row.blocked_at === null && row.recipient_email !== "";
  return {
    can_resend: canEmail && row.sent_at !== null && left > 0,
    can_correct: canEmail && left >= amount,
    can_block: row.blocked_at === null || left > 0,
  };
}

function originOf({ issued_id, bought_id, sent_id }: GiftCardRow): GiftCardOrigin | null {
  if (issued_id !== null) return "ISSUED";
  if (bought_id !== null) return "BOUGHT";
  return sent_id === null ? null : "SENT";
}

function stateOf(row: GiftCardRow, { left }: Balance): GiftCardState {
  if (row.blocked_at !== null) return "BLOCKED";
  if (isUnsent(row)) return "WAITING";
  return left > 0 ? "ACTIVE" : "USED";
}

/** Whether staff issued the card for a later day. */
function isUnsent({ issued_id, sent_at }: GiftCardRow): boolean {
  return issued_id !== null && sent_at === null;
}

/** Balances by card. Gift cards don't expire, so that the sum of the entries can be spent. */
async function balancesOf(db: Connection, rows: GiftCardRow[]): Promise<Map<number | null, Balance>> {
  const ids = rows.map(({ id }) => id);
  const totals = await db
    .selectFrom("balance")
    .innerJoin("balance_entry", "balance_entry.balance_id", "balance.id")
    .select("balance.gift_card_id")
    .select(({ fn }) => [
      fn.sum<number | string>("amount").as("balance"),
      fn.min("balance_entry.id").as("first"),
    ])
    .where("balance.gift_card_id", "in", ids)
    .groupBy("balance.gift_card_id")
    .execute();
  const firsts = await db
    .selectFrom("balance_entry")
    .select(["id", "amount"])
    .where(
      "id",
      "in",
      totals.map(({ first }) => first),
    )
    .execute();
  const amounts = new Map(firsts.map(({ id, amount }) => [id, amount]));
  return new Map(
    totals.map(({ gift_card_id, balance, first }) => [
      gift_card_id,
      { amount: amounts.get(first) ?? 0, left: Number(balance) },
    ]),
  );
}
