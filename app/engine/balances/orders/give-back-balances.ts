import type { Connection, Row } from "../../database/schema";
import { NOTICE_DAYS } from "../../rewards/reward-rules";
import { addEntry, type BalanceKind } from "../ledger";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** Reverse of the order of payment. */
const refundRank: Record<BalanceKind, number> = { credit: 1, gift_card: 2, points: 3 };

interface Return {
  /** At most the amount that balances paid; default: everything not refunded yet. */
  cents?: number;
  /** Idempotency key of the return within the order. */
  key: string;
}

/**
 * Refunds an order's balance payments to their sources: store credit first, then gift cards in reverse order, then
 * points. Points keep their expiry, but are valid for at least 30 more days. Amounts of a deleted account are
 * forfeited. Call it in the transaction of the step, with the order locked.
 */
export async function giveBackBalances(
  transaction: Connection,
  order: Pick<Row<"sales_order">, "id" | "number" | "store_code" | "balance_cents">,
  { cents = order.balance_cents, key }: Return,
): Promise<void> {
  if (cents === 0) return;
  const returns = sharesOf(await paymentsOf(transaction, order.id), cents);
  for (const { payment, cents: share } of returns.toSorted(byLocking)) {
    await giveBack(transaction, order, payment, { cents: share, key });
  }
}

/** The part of a refund that one balance gets. */
export interface BalanceReturn {
  kind: BalanceKind;
  /** The last characters of a gift card's code; null for other balances. */
  codeEnding: string | null;
  /** Whether staff blocked the gift card: what is returned to it pays for nothing. */
  isBlocked: boolean;
  /** In the balance's unit: cents or points. */
  amount: number;
  cents: number;
}

/** Computes what `giveBackBalances` would return, without changing anything. @param cents at most what is left */
export async function balanceReturns(
  db: Connection,
  orderId: number,
  cents: number,
): Promise<BalanceReturn[]> {
  return sharesOf(await paymentsOf(db, orderId), cents).map(({ payment, cents: share }) => ({
    kind: payment.kind,
    codeEnding: payment.code_ending,
    isBlocked: payment.blocked_at !== null,
    amount: returnedAmount(payment, share) - payment.returned_amount,
    cents: share,
  }));
}

/** The part that goes to blocked gift cards, in cents. */
export function blockedCents(returns: BalanceReturn[]): number {
  return returns.reduce((total, { cents, isBlocked }) => (isBlocked ? total + cents : total), 0);
}

type Payment = Awaited<ReturnType<typeof paymentsOf>>[number];

interface Share {
  payment: Payment;
  cents: number;
}

/** Divides the amount among the payments. */
function sharesOf(payments: Payment[], total: number): Share[] {
  let left = total;
  return payments
    .toSorted((one, other) => refundRank[one.kind] - refundRank[other.kind] || other.id - one.id)
    .map((payment) => {
      const cents = Math.min(left, payment.cents - payment.returned_cents);
      left -= cents;
      return { payment, cents };
    })
    .filter(({ cents }) => cents > 0);
}

/** Sorts by the order in which balances are locked. */
function byLocking(one: Share, other: Share): number {
  return one.payment.id - other.payment.id;
}

function paymentsOf(transaction: Connection, orderId: number) {
  return transaction
    .selectFrom("order_balance")
    .innerJoin("balance", "balance.id", "order_balance.balance_id")
    .leftJoin("gift_card", "gift_card.id", "balance.gift_card_id")
    .selectAll("order_balance")
    .select(["balance.kind", "balance.customer_id", "balance.gift_card_id", "gift_card.code_ending"])
    .select("gift_card.blocked_at")
    .where("order_id", "=", orderId)
    .execute();
}

/** Returned so far with these cents: proportional to them, so that the last cent returns the rest. */
function returnedAmount({ amount, cents, returned_cents }: Payment, returning: number): number {
  return Math.floor((amount * (returned_cents + returning)) / cents);
}

async function giveBack(
  transaction: Connection,
  { number, store_code }: Pick<Row<"sales_order">, "number" | "store_code">,
  payment: Payment,
  { cents, key }: { cents: number; key: string },
): Promise<void> {
  const returnedCents = payment.returned_cents + cents;
  const returned = returnedAmount(payment, cents);
  await transaction
    .updateTable("order_balance")
    .set({ returned_cents: returnedCents, returned_amount: returned })
    .where("id", "=", payment.id)
    .execute();
  const amount = returned - payment.returned_amount;
  const account = payment.customer_id ?? payment.gift_card_id;
  if (amount === 0 || account === null) return;
  await addEntry(transaction, {
    storeCode: store_code,
    kind: payment.kind,
    account,
    amount,
    reasonKey: `returned:${payment.id}:${key}`,
    reason: `Returned from order ${number}`,
    expiresAt: payment.expires_at && laterOf(payment.expires_at, inThirtyDays()),
  });
}

/** The later of two times; ISO times in one format sort as text. */
function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}

function inThirtyDays(): string {
  return new Date(Date.now() + NOTICE_DAYS * DAY_MILLISECONDS).toISOString();
}
