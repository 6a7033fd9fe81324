import { type BalanceReturn, balanceReturns } from "../../balances/orders/give-back-balances";
import type { Connection, Row } from "../../database/schema";
import { inputError } from "../../graphql/errors";
import { hasPendingPayment } from "../../payments/sessions/payable-order";
import type { TotalsCode } from "../../totals/total";
import { isBeforeProduction } from "../order-actions";
import { progressOf } from "../order-progress";
import { owes } from "../order-states";
import { viewOrder } from "../view-orders";
import { type CanceledParts, type CancellationRequest, canceledParts, reduceLines } from "./canceled-parts";

/** A partial cancellation of an unpaid order: its parts, and who no longer pays them, in cents. */
export interface CancellationQuote extends CanceledParts {
  /** What the buyer then owes. */
  grandTotalCents: number;
  /** Returned to gift cards, store credit and points. */
  balanceCents: number;
  returns: BalanceReturn[];
}

const lineOfBalance: Record<BalanceReturn["kind"], TotalsCode> = {
  points: "reward_points",
  gift_card: "gift_card",
  credit: "store_credit",
};

/**
 * Computes a partial cancellation without making it. The amount owed is reduced first, then what balances have paid.
 * @throws GraphQLError of category input when it cannot be made
 */
export async function quoteCancellation(
  db: Connection,
  order: Row<"sales_order">,
  request: CancellationRequest,
): Promise<CancellationQuote> {
  await requireUnpaid(db, order);
  const { items, totals } = await viewOrder(db, order);
  const parts = canceledParts(items, totals, request);
  const owedCents = Math.min(parts.amountCents, order.grand_total_cents);
  const balanceCents = parts.amountCents - owedCents;
  const returns = await balanceReturns(db, order.id, balanceCents);
  return {
    ...parts,
    totals: paidBy(parts.totals, owedCents, returns),
    grandTotalCents: order.grand_total_cents - owedCents,
    balanceCents,
    returns,
  };
}

async function requireUnpaid(db: Connection, order: Row<"sales_order">): Promise<void> {
  if (!owes(order) || !isBeforeProduction(order, await progressOf(db, order)))
    throw inputError("The order can no longer be canceled in part.");
  if (await hasPendingPayment(db, order.id))
    throw inputError("The buyer has paid, and the money is on its way. Please wait until it arrives.");
}

/**
 * The totals with what payment and balances still pay; balances that pay nothing are left out. Gift cards have a line
 * each, whose label ends as the card's code does.
 */
function paidBy(totals: CanceledParts["totals"], owedCents: number, returns: BalanceReturn[]) {
  const reduced = returns.reduce(
    (lines, { kind, codeEnding, cents }) =>
      reduceLines(lines, { [lineOfBalance[kind]]: 0 - cents }, ({ label }) =>
        label.endsWith(codeEnding ?? ""),
      ),
    reduceLines(totals, { grand_total: owedCents }),
  );
  const balances = Object.values(lineOfBalance);
  return reduced.filter(({ code, cents }) => cents !== 0 || !balances.includes(code));
}
