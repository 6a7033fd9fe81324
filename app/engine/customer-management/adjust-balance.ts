import type { AdminContext } from "../admin-api/admin-context";
import type { AdjustBalanceInput, BalanceKind } from "../admin-api/resolvers.generated";
import { addEntry, BalanceTooLow, balanceOf, consume } from "../balances/ledger";
import { storeCredit } from "../balances/view-store-credit";
import { inputError } from "../graphql/errors";
import { queueShortEmail } from "../mail/queue-short-email";
import { requireGivingAllowed } from "../order-management/refund-limit";
import { notifyOfChange } from "../rewards/notify-of-change";
import { adjustedEmail, formatPoints } from "../rewards/reward-emails";
import { CENTS_A_POINT, expiryOf } from "../rewards/reward-rules";
import { shopAddress } from "../shared/shop-address";
import { requireLine } from "../shared/typed-text";
import { centsFromText, formatMoney } from "../totals/money";
import { type CustomerChange, changeCustomer } from "./change-customer";

const MAX_REASON_LENGTH = 200;
/** A slip of the keyboard costs no more than this, in cents. */
const MAX_CENTS = 1000_00;
const MAX_POINTS = MAX_CENTS / CENTS_A_POINT;

/** What to book: a whole number of cents or points, negative to take away. */
interface Adjustment {
  amount: number;
  /** The customer reads it in their history and in the email. */
  reason: string;
}

/**
 * Gives a customer store credit or points, or takes some away, and emails them. What is given counts toward the person's
 * refunds of the day.
 * @throws GraphQLError FORBIDDEN above the role's limit; of category input that names the field
 */
export async function adjustBalance(context: AdminContext, input: AdjustBalanceInput): Promise<void> {
  const adjustment = {
    amount: readAmount(input.kind, input.amount) * (input.is_taken_away ? -1 : 1),
    reason: requireLine(input.reason, { field: "reason", maxLength: MAX_REASON_LENGTH }),
  };
  const isCredit = input.kind === "CREDIT";
  const options = {
    action: isCredit ? "customer.credit" : "customer.points",
    changedFields: [isCredit ? "credit" : "points"],
  } as const;
  await changeCustomer(context, input, options, (change) =>
    isCredit ? adjustCredit(change, adjustment) : adjustPoints(change, adjustment),
  );
}

async function adjustCredit(change: CustomerChange, { amount, reason }: Adjustment) {
  const { transaction, customer, settings } = change;
  await requireGivingAllowed(transaction, change.session, amount);
  const owner = storeCredit(customer.store_code, customer.id);
  await book(change, "credit", { amount, reason }, formatMoney);
  const balance = await balanceOf(transaction, owner);
  await queueShortEmail(transaction, settings, {
    kind: "account",
    storeCode: customer.store_code,
    recipient: customer.email,
    subject: amount > 0 ? `${formatMoney(amount)} in store credit` : "Your store credit has changed",
    heading: amount > 0 ? `${formatMoney(amount)} in store credit for you` : "Your store credit has changed",
    paragraphs: [
      amount > 0
        ? `We've added ${formatMoney(amount)} to your store credit: ${reason}`
        : `We've taken ${formatMoney(-amount)} off your store credit: ${reason}`,
      `You now have ${formatMoney(balance)}.`,
    ],
    button: {
      label: "See your store credit",
      url: shopAddress(settings, "/customer/account/my-credits"),
    },
    footnote: "If something looks wrong, just reply to this email.",
  });
  return amount > 0 ? { amountCents: amount } : undefined;
}

async function adjustPoints(change: CustomerChange, { amount, reason }: Adjustment) {
  const { transaction, customer, settings } = change;
  const cents = amount * CENTS_A_POINT;
  await requireGivingAllowed(transaction, change.session, cents);
  await book(change, "points", { amount, reason }, formatPoints);
  await notifyOfChange(
    transaction,
    { customer_id: customer.id, store_code: customer.store_code },
    (balance) => adjustedEmail(settings, { points: amount, balance, reason }),
  );
  return cents > 0 ? { amountCents: cents } : undefined;
}

/** @throws GraphQLError of category input when the balance is lower than what is taken away */
async function book(
  { transaction, customer, requestKey }: CustomerChange,
  kind: "credit" | "points",
  { amount, reason }: Adjustment,
  format: (amount: number) => string,
): Promise<void> {
  const change = {
    storeCode: customer.store_code,
    account: customer.id,
    kind,
    amount: Math.abs(amount),
    reasonKey: `staff:${requestKey}`,
    reason,
  };
  if (amount > 0) {
    await addEntry(transaction, {
      ...change,
      expiresAt: kind === "points" ? expiryOf(new Date()) : null,
    });
    return;
  }
  try {
    await consume(transaction, change);
  } catch (error) {
    if (!(error instanceof BalanceTooLow)) throw error;
    throw inputError(`The balance is only ${format(error.available)}.`, "amount");
  }
}

/** Cents or points. @throws GraphQLError of category input */
function readAmount(kind: BalanceKind, typed: string): number {
  const text = typed.trim().replace(/^\$/, "").replaceAll(",", "");
  if (kind === "CREDIT") {
    const cents = centsFromText(text);
    if (cents === null || cents === 0) throw inputError("Enter an amount, such as 10 or 7.50.", "amount");
    if (cents > MAX_CENTS) throw inputError(`Enter ${formatMoney(MAX_CENTS)} at most.`, "amount");
    return cents;
  }
  const points = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (points === 0) throw inputError("Enter a whole number of points, such as 100.", "amount");
  if (points > MAX_POINTS) throw inputError(`Enter ${formatPoints(MAX_POINTS)} at most.`, "amount");
  return points;
}
