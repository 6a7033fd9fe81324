import { ButtonLink } from "~/storefront/ui/button";
import { LabeledRegion } from "~/storefront/ui/labeled-region";
import { PageHeading } from "~/storefront/ui/page";
import { dynamicStyle } from "../../ui/dynamic-style";
import { LevelList } from "./level-list";
import type { LoyaltyData } from "./loader.server";
import type { LevelView } from "./rewards-view";
import { rewardsPath, subPages } from "./sub-pages";

/** The customer's level, and the amount missing to the next one. */
export function LoyaltyPanel({ data }: { data: LoyaltyData }) {
  const level = data.levels.find(({ code }) => code === data.level);
  return (
    <>
      <PageHeading lead={standing(data, level)}>{subPages.loyaltylevel.title}</PageHeading>
      {data.joinedOn === null ? <Invitation /> : <Progress data={data} />}
      <h2 className="mb-4 mt-10 font-heading text-xl font-semibold">All levels</h2>
      <LevelList levels={data.levels} current={data.joinedOn === null ? null : data.level} />
    </>
  );
}

function standing({ joinedOn, spent }: LoyaltyData, level: LevelView | undefined): string {
  if (joinedOn === null) return "The more you shop, the more points you earn per dollar.";
  return `You're a ${level?.name}: you earn ${level?.pointsADollar} per dollar. You've spent ${spent} in the last 12 months.`;
}

function Progress({ data: { next, share, joinedOn } }: { data: LoyaltyData }) {
  return (
    <LabeledRegion aria-label="Your progress" className="rounded-card border border-line bg-card p-6">
      <p className="font-semibold">
        {next ? `${next.missing} more to ${next.name}` : "You've reached the highest level. Thank you!"}
      </p>
      <div aria-hidden="true" className="mt-4 h-3 overflow-hidden rounded-full bg-sand">
        <div
          className="h-full rounded-full bg-pine"
          {...dynamicStyle({ width: `${Math.round(share * 100)}%` })}
        />
      </div>
      <p className="mt-4 text-sm text-soft-ink">Member since {joinedOn}.</p>
    </LabeledRegion>
  );
}

function Invitation() {
  return (
    <LabeledRegion aria-label="Join the program" className="rounded-card bg-mint p-6 text-pine">
      <p className="max-w-measure">
        Join for free in one click. Your orders from the last 12 months count right away.
      </p>
      <ButtonLink to={rewardsPath("loyaltylevel/join")} className="mt-5">
        See how to join
      </ButtonLink>
    </LabeledRegion>
  );
}
