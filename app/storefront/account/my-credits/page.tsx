import { Link } from "@remix-run/react";
import { ButtonLink } from "~/storefront/ui/button";
import { LabeledRegion } from "~/storefront/ui/labeled-region";
import { PageHeading } from "~/storefront/ui/page";
import { PageLinks } from "~/storefront/ui/page-links";
import { TransactionTable } from "../transaction-table";
import type { MyCreditsData } from "./loader.server";

const PAGE_PATH = "/customer/account/my-credits";

/** The store credit and its ledger, with the balance after each change. */
export default function MyCreditsPage({ data: { balance, items, page, pages } }: { data: MyCreditsData }) {
  return (
    <>
      <PageHeading>My Credits</PageHeading>
      <LabeledRegion
        aria-label="Your store credit"
        className="grid gap-6 rounded-card bg-mint p-6 text-pine sm:grid-cols-[auto_1fr] sm:items-center sm:gap-10 md:p-8"
      >
        <p>
          <span className="block font-heading text-4xl font-semibold tabular-nums">{balance}</span>
          <span className="block font-semibold">store credit</span>
        </p>
        <p className="max-w-measure sm:border-l sm:border-pine/30 sm:pl-10">
          It never expires. Use it in{" "}
          <Link to="/checkout/cart" className={inlineLink}>
            your cart
          </Link>
          , or{" "}
          <Link to="/customer/account/gift-card-balance#send" className={inlineLink}>
            send a gift card
          </Link>{" "}
          with it.
        </p>
      </LabeledRegion>
      {items.length > 0 && (
        <section aria-labelledby="ledger" className="mt-10">
          <h2 id="ledger" className="mb-3 font-heading text-xl font-semibold">
            History
          </h2>
          <TransactionTable caption="Store credit history" unit="Amount" items={items} />
        </section>
      )}
      {items.length === 0 && page === 1 && <NoCredit />}
      {items.length === 0 && page > 1 && <BeyondLast />}
      <PageLinks
        label="Pages of store credit"
        page={page}
        pages={pages}
        pathOf={(to) => `${PAGE_PATH}?p=${to}`}
      />
    </>
  );
}

const inlineLink = "font-semibold underline underline-offset-4";

function NoCredit() {
  return (
    <div className="mt-6 rounded-card border border-line bg-card p-6 md:p-8">
      <p className="max-w-measure">
        No credit yet. Add a gift card, or earn credit when friends place their first order through your link.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to="/customer/account/gift-card-balance">Add a gift card</ButtonLink>
        <ButtonLink to="/customer/account/refer-and-earn" variant="quiet">
          Get your link
        </ButtonLink>
      </div>
    </div>
  );
}

function BeyondLast() {
  return (
    <div className="mt-6 rounded-card border border-line bg-card p-6 md:p-8">
      <p>There's nothing on this page.</p>
      <ButtonLink to={PAGE_PATH} className="mt-5">
        See the latest
      </ButtonLink>
    </div>
  );
}
