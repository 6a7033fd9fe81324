import { ReferTerms } from "~/storefront/sharing/refer-terms";
import { ShareCard } from "~/storefront/sharing/share-card";
import { PageHeading } from "~/storefront/ui/page";
import { InvitePart } from "./invite-part";
import type { ReferAndEarnData } from "./loader.server";

/** The customer's referral link, the friends who used it, and the credit earned. */
export default function ReferAndEarnPage({ data }: { data: ReferAndEarnData }) {
  const { recommendation, earned, friends } = data;
  return (
    <>
      <PageHeading lead="Get $10 in store credit every time a friend's first order ships.">
        Refer and Earn
      </PageHeading>
      <ShareCard title="Your link" recommendation={recommendation} />
      <InvitePart />
      <section aria-labelledby="friends" className="mt-10">
        <h2 id="friends" className="mb-3 font-heading text-xl font-semibold">
          Your friends
        </h2>
        {friends.length === 0 ? (
          <p className="rounded-card border border-line bg-card p-6">
            No sign-ups yet. Know someone who's always showing you photos of their pet?
          </p>
        ) : (
          <Friends friends={friends} earned={earned} />
        )}
      </section>
      <ReferTerms />
    </>
  );
}

function Friends({ friends, earned }: Pick<ReferAndEarnData, "friends" | "earned">) {
  return (
    <>
      <p className="mb-3">
        Earned so far: <strong className="tabular-nums">{earned}</strong>
      </p>
      <ul className="divide-y divide-line rounded-card border border-line bg-card px-5">
        {friends.map(({ key, joined, state, amount }) => (
          <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
            <span>
              {state}
              <span className="block text-sm text-soft-ink">Joined on {joined}</span>
            </span>
            {amount && <span className="font-semibold tabular-nums text-pine">{amount}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
