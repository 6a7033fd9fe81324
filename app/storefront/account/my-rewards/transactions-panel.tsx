import { ButtonLink } from "~/storefront/ui/button";
import { PageHeading } from "~/storefront/ui/page";
import { PageLinks } from "~/storefront/ui/page-links";
import { TransactionTable } from "../transaction-table";
import type { TransactionsData } from "./loader.server";
import { NoPoints } from "./points-panel";
import { rewardsPath, subPages } from "./sub-pages";

/** All changes of points, page by page. */
export function TransactionsPanel({ data: { items, total, page, pages } }: { data: TransactionsData }) {
  return (
    <>
      <PageHeading lead={total > 0 ? "Every point you've earned and used, newest first." : undefined}>
        {subPages.transactions.title}
      </PageHeading>
      {items.length > 0 && <TransactionTable caption="Points history" items={items} />}
      {items.length === 0 && page === 1 && <NoPoints />}
      {items.length === 0 && page > 1 && <BeyondLast />}
      <PageLinks label="Pages of transactions" page={page} pages={pages} pathOf={pathOf} />
    </>
  );
}

function pathOf(page: number): string {
  return `${rewardsPath("transactions")}?p=${page}`;
}

function BeyondLast() {
  return (
    <div className="rounded-card border border-line bg-card p-6 md:p-8">
      <p>There are no transactions on this page.</p>
      <ButtonLink to={rewardsPath("transactions")} className="mt-5">
        See the latest
      </ButtonLink>
    </div>
  );
}
