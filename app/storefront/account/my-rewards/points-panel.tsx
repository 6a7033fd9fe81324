import { Link } from "@remix-run/react";
import { storeLocale } from "~/brand/store-locale";
import { thisBrand } from "~/brand/this-brand";
import { LabeledRegion } from "~/storefront/ui/labeled-region";
import { PageHeading } from "~/storefront/ui/page";
import { EverythingLink } from "../../ui/everything-link";
import { TransactionTable } from "../transaction-table";
import type { PointsData } from "./loader.server";
import { rewardsPath, subPages } from "./sub-pages";

/** The balance of points, their worth and their expiry. */
export function PointsPanel({ data }: { data: PointsData }) {
  return (
    <>
      <PageHeading>{subPages.rewardpoints.title}</PageHeading>
      <LabeledRegion
        aria-label="Your points"
        className="grid gap-6 rounded-card bg-mint p-6 text-pine sm:grid-cols-[auto_1fr] sm:items-center sm:gap-10 md:p-8"
      >
        <p>
          <span className="block font-heading text-4xl font-semibold tabular-nums">
            {data.points.toLocaleString(storeLocale())}
          </span>
          <span className="block font-semibold">{data.points === 1 ? "point" : "points"}</span>
        </p>
        <div className="space-y-1 sm:border-l sm:border-pine/30 sm:pl-10">
          {data.points > 0 && data.worth && <p className="text-lg font-semibold">Worth {data.worth}</p>}
          <p>
            You earn {data.earning} per dollar{data.exchange && `; ${data.exchange}`}.
          </p>
          {!data.hasJoined && (
            <p>
              <Link to={rewardsPath("loyaltylevel/join")} className={inlineLink}>
                Join the loyalty program
              </Link>{" "}
              to earn more.
            </p>
          )}
        </div>
      </LabeledRegion>
      {data.expiring.length > 0 && <Expiring expiring={data.expiring} />}
      {data.latest.length > 0 ? <Latest data={data} /> : <NoPoints />}
    </>
  );
}

const inlineLink = "inline-flex min-h-[44px] items-center font-semibold underline underline-offset-4";

function Expiring({ expiring }: Pick<PointsData, "expiring">) {
  return (
    <section aria-labelledby="expiring" className="mt-10">
      <h2 id="expiring" className="mb-3 font-heading text-xl font-semibold">
        When they expire
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-card px-5">
        {expiring.map(({ points, lastDay }) => (
          <li key={lastDay} className="flex flex-wrap justify-between gap-x-6 py-3">
            <span className="font-semibold tabular-nums">{points}</span>
            <span className="text-soft-ink">until {lastDay}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Latest({ data: { latest, hasMore } }: { data: PointsData }) {
  return (
    <section aria-labelledby="latest" className="mt-10">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="latest" className="font-heading text-xl font-semibold">
          Latest changes
        </h2>
        {hasMore && (
          <Link to={rewardsPath("transactions")} className={`${inlineLink} text-accent-strong`}>
            See all transactions
          </Link>
        )}
      </div>
      <TransactionTable caption="Recent points activity" items={latest} />
    </section>
  );
}

/** Explains how to earn points, for customers without any. */
export function NoPoints() {
  return (
    <div className="mt-6 rounded-card border border-line bg-card p-6 md:p-8">
      <p className="max-w-measure">
        No points yet. You'll earn a point for every dollar you spend on products, as soon as your first order
        ships.
      </p>
      <EverythingLink className="mt-5">{thisBrand().navigation.everything.invitation}</EverythingLink>
    </div>
  );
}
