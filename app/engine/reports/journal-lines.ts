import type { BalanceMovement, MovementCause } from "./balance-movements";
import type { ProviderEvent } from "./provider-events";
import type { SalesEntry } from "./sales-entries";

/** A line of a journal that an accountant can import; one of both amounts is zero. */
export interface JournalLine {
  /** yyyy-mm-dd. */
  date: string;
  account: string;
  debitCents: number;
  creditCents: number;
  memo: string;
}

interface Events {
  sales: SalesEntry[];
  money: ProviderEvent[];
  balances: BalanceMovement[];
}

/** A booking: accounts with their debits, credits being negative; they add up to zero. */
interface Booking {
  day: string;
  memo: string;
  amounts: [account: string, cents: number][];
}

const providers: Record<ProviderEvent["provider"], string> = {
  stripe: "Stripe",
  paypal: "PayPal",
  sandbox: "Sandbox",
  "by-hand": "Checks and bank transfers",
};
const owed: Record<BalanceMovement["kind"], string> = {
  gift_card: "Gift card liability",
  credit: "Store credit liability",
  points: "Points liability",
};
const REDEEMED = "Gift cards, credit and points redeemed";
const CERTIFICATES = "Gift certificates sold";
const contraAccounts: Record<MovementCause, string> = {
  orders: REDEEMED,
  "gift certificates": CERTIFICATES,
  transfers: "Balance transfers",
  expired: "Expired balances",
  blocked: "Blocked gift cards",
  promotions: "Promotions",
};

/**
 * The journal of sales, payments and balances: one line per day, memo and account. The lines of a day and memo add up to
 * zero, so that the whole does. Pure.
 */
export function journalLines({ balances, money, sales }: Events): JournalLine[] {
  const bookings = [
    ...sales.map(saleBooking),
    ...money.flatMap(moneyBookings),
    ...balances.map(balanceBooking),
  ];
  const totals = new Map<string, { day: string; memo: string; account: string; cents: number }>();
  for (const { amounts, day, memo } of bookings) {
    for (const [account, cents] of amounts) {
      const key = JSON.stringify([day, memo, account]);
      const total = totals.get(key) ?? { day, memo, account, cents: 0 };
      totals.set(key, { ...total, cents: total.cents + cents });
    }
  }
  return [...totals]
    .filter(([, { cents }]) => cents !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { day, memo, account, cents }]) => ({
      date: day,
      account,
      debitCents: Math.max(0, cents),
      creditCents: Math.max(0, 0 - cents),
      memo,
    }));
}

function saleBooking(entry: SalesEntry): Booking {
  const isInvoice = entry.kind === "invoice";
  return {
    day: entry.day,
    memo: isInvoice ? "Invoices" : "Credit memos",
    amounts: [
      [receivable(entry.provider), entry.paymentCents],
      [REDEEMED, entry.balanceCents],
      [isInvoice ? "Sales" : "Sales returns", 0 - entry.goodsCents],
      [CERTIFICATES, 0 - entry.certificateCents],
      ["Shipping income", 0 - entry.shippingCents],
      ["Sales tax payable", 0 - entry.taxCents],
      ["Refund adjustments", 0 - entry.adjustmentCents],
    ],
  };
}

function moneyBookings({ cents, day, feeCents, kind, provider }: ProviderEvent): Booking[] {
  const balance = `${providers[provider]} balance`;
  const moved: Record<ProviderEvent["kind"], Booking["amounts"]> = {
    capture: [
      [balance, cents],
      [receivable(provider), 0 - cents],
    ],
    refund: [
      [receivable(provider), cents],
      [balance, 0 - cents],
    ],
    dispute: [
      ["Disputed payments", cents],
      [balance, 0 - cents],
    ],
    "dispute-won": [
      [balance, cents],
      ["Disputed payments", 0 - cents],
    ],
    "dispute-lost": [
      ["Chargebacks", cents],
      ["Disputed payments", 0 - cents],
    ],
  };
  const memo = `Payments: ${providers[provider]}`;
  const fee = feeCents ?? 0;
  return [
    { day, memo, amounts: moved[kind] },
    {
      day,
      memo: `Fees: ${providers[provider]}`,
      amounts: [
        ["Payment fees", fee],
        [balance, 0 - fee],
      ],
    },
  ];
}

function balanceBooking({ cause, cents, day, kind }: BalanceMovement): Booking {
  return {
    day,
    memo: "Balances",
    amounts: [
      [contraAccounts[cause], cents],
      [owed[kind], 0 - cents],
    ],
  };
}

function receivable(provider: ProviderEvent["provider"]): string {
  return `${providers[provider]} receivable`;
}
