import { Link } from "@remix-run/react";
import { JoinPanel } from "./join-panel";
import type { MyRewardsData } from "./loader.server";
import { LoyaltyPanel } from "./loyalty-panel";
import { PointsPanel } from "./points-panel";
import { PolicyPanel } from "./policy-panel";
import { SettingsPanel } from "./settings-panel";
import { rewardsPath, type SubPage, subPageNames, subPages } from "./sub-pages";
import { TransactionsPanel } from "./transactions-panel";

/** The customer's rewards: the sub-page in the URL, with links to the others. */
export default function MyRewardsPage({ data }: { data: MyRewardsData }) {
  return (
    <>
      <SubPageLinks current={data.subPage} />
      <Panel data={data} />
    </>
  );
}

function Panel({ data }: { data: MyRewardsData }) {
  switch (data.subPage) {
    case "rewardpoints":
      return <PointsPanel data={data} />;
    case "loyaltylevel":
      return <LoyaltyPanel data={data} />;
    case "loyaltylevel/join":
      return <JoinPanel data={data} />;
    case "transactions":
      return <TransactionsPanel data={data} />;
    case "settings":
      return <SettingsPanel data={data} />;
    case "policy":
      return <PolicyPanel data={data} />;
  }
}

/** Joining is part of the level's sub-page and has no link here. */
function SubPageLinks({ current }: { current: SubPage }) {
  return (
    <nav aria-label="My Rewards" className="mb-6 border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-1">
        {subPageNames.map((name) => {
          const { tab } = subPages[name];
          if (tab === null) return null;
          const isCurrent = name === current || (name === "loyaltylevel" && current === "loyaltylevel/join");
          return (
            <li key={name}>
              <Link
                to={rewardsPath(name)}
                aria-current={isCurrent ? "page" : undefined}
                className="flex min-h-[44px] items-center border-b-2 border-transparent px-2 text-sm font-semibold text-soft-ink hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-accent-strong sm:px-3 sm:text-base"
              >
                {tab}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
