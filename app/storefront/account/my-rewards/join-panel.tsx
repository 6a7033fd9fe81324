import { Form } from "@remix-run/react";
import { ButtonLink } from "~/storefront/ui/button";
import { PageHeading } from "~/storefront/ui/page";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { LevelList } from "./level-list";
import type { LoyaltyData } from "./loader.server";
import { rewardsPath, subPages } from "./sub-pages";

/** Explains the loyalty levels, with a button to join. */
export function JoinPanel({ data }: { data: LoyaltyData }) {
  const hasJoined = data.joinedOn !== null;
  const level = data.levels.find(({ code }) => code === data.level);
  return (
    <>
      <PageHeading lead="It's free, there's nothing to keep track of, and you can leave anytime.">
        {subPages["loyaltylevel/join"].title}
      </PageHeading>
      <ul className="mb-8 max-w-measure list-disc space-y-2 pl-5">
        <li>We add up what you spent on products in the last 12 months, not counting shipping and tax.</li>
        <li>That total sets your level, and your level sets how many points you earn per dollar.</li>
        <li>
          So far you've spent {data.spent}, so you start as a {level?.name}.
        </li>
      </ul>
      <LevelList
        levels={data.levels}
        current={data.level}
        label={hasJoined ? "Your level" : "You'll start here"}
      />
      <div className="mt-8">
        {hasJoined ? (
          <>
            <p className="mb-4">Member since {data.joinedOn}.</p>
            <ButtonLink to={rewardsPath("loyaltylevel")}>See your level</ButtonLink>
          </>
        ) : (
          <Form method="post" action={rewardsPath("loyaltylevel/join")}>
            <SubmitButton name="intent" value="join" sending="Joining…">
              Join now
            </SubmitButton>
          </Form>
        )}
      </div>
    </>
  );
}
