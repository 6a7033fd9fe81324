import { Form } from "@remix-run/react";
import { ButtonLink } from "~/storefront/ui/button";
import { PageHeading } from "~/storefront/ui/page";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { LevelList } from "./level-list";
import type { LoyaltyData } from "./loyalty-panel";
import { rewardsPath, subPages } from "./sub-pages";

/** What taking part means, and the button for it. */
export function JoinPanel({ data }: { data: LoyaltyData }) {
  const hasJoined = data.joinedOn !== null;
  const level = data.levels.find(({ code }) => code === data.level);
  return (
    <>
      <PageHeading lead="Free, ended whenever you like, and nothing to remember.">
        {subPages["loyaltylevel/join"].title}
      </PageHeading>
      <ul className="mb-8 max-w-measure list-disc space-y-2 pl-5">
        <li>
          We add up what you paid for products in the last twelve months; shipping and tax do not count.
        </li>
        <li>
          The sum decides your level, and the level how many points each dollar of your next order earns.
        </li>
        <li>
          So far it is {data.spent}, so you start as a {level?.name}.
        </li>
      </ul>
      <LevelList
        levels={data.levels}
        current={data.level}
        label={hasJoined ? "Your level" : "You start here"}
      />
      <div className="mt-8">
        {hasJoined ? (
          <>
            <p className="mb-4">You have taken part since {data.joinedOn}.</p>
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
