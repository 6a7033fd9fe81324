import type { Connection } from "../database/schema";
import type { CustomerStoreCreditHistory } from "../graphql/resolvers.generated";
import { pageInfo, requirePage, type WantedPage } from "../shared/page-of";
import { toMoney } from "../totals/money";
import { type EntryView, entriesOf } from "./entries";
import type { BalanceOwner } from "./ledger";

const LARGEST_PAGE = 50;

/** Ledger owner of a customer's store credit. */
export function storeCredit(storeCode: string, customerId: number): BalanceOwner {
  return { storeCode, account: customerId, kind: "credit" };
}

/** A page of the credit history, latest first. @throws GraphQLError of category input for an invalid page */
export async function viewCreditHistory(
  db: Connection,
  owner: BalanceOwner,
  page: WantedPage,
): Promise<CustomerStoreCreditHistory> {
  requirePage(page, LARGEST_PAGE);
  const { entries, total } = await entriesOf(db, owner, page);
  return { items: entries.map(viewEntry), page_info: pageInfo(page, total), total_count: total };
}

function viewEntry({ reason, balance, amount, created_at }: EntryView) {
  return {
    action: reason,
    actual_balance: toMoney(balance),
    balance_change: toMoney(amount),
    date_time_changed: created_at,
  };
}
