import { MyCreditsDocument, type MyCreditsQuery } from "~/provider/contract/documents.generated";
import { moneyText, NO_MONEY } from "~/storefront/ui/money";
import { pageNumber } from "~/storefront/ui/page-number";
import type { AccountVisit } from "../account-visit";
import { longDate } from "../dates";
import type { TransactionView } from "../transaction-table";

const PAGE_SIZE = 20;

/** The store credit, and the page of its history that the parameter `p` names. */
export async function loader(visit: AccountVisit) {
  const page = pageNumber(new URL(visit.request.url).searchParams, "p");
  const { customer } = await visit.ask(MyCreditsDocument, { page, size: PAGE_SIZE });
  const { current_balance, balance_history } = customer?.store_credit ?? {};
  const total = balance_history?.total_count ?? 0;
  return {
    balance: moneyText(current_balance ?? NO_MONEY),
    /** The newest first. */
    items: (balance_history?.items ?? []).flatMap((entry, index) =>
      entry ? [creditLine(entry, total - (page - 1) * PAGE_SIZE - index)] : [],
    ),
    page,
    pages: balance_history?.page_info?.total_pages ?? 0,
  };
}

export type MyCreditsData = Awaited<ReturnType<typeof loader>>;

type Customer = NonNullable<MyCreditsQuery["customer"]>;
type History = NonNullable<NonNullable<Customer["store_credit"]>["balance_history"]>;
type Entry = NonNullable<NonNullable<History["items"]>[number]>;

/** @param place counts the entries from the oldest, so that new entries do not change it */
function creditLine(entry: Entry, place: number): TransactionView {
  const change = entry.balance_change ?? NO_MONEY;
  const value = change.value ?? 0;
  return {
    key: String(place),
    day: longDate(entry.date_time_changed ?? ""),
    reason: entry.action ?? "",
    change: `${value < 0 ? "−" : "+"}${moneyText({ ...change, value: Math.abs(value) })}`,
    isGain: value > 0,
    balance: moneyText(entry.actual_balance ?? NO_MONEY),
  };
}
