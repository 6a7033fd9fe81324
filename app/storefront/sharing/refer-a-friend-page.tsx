import { Link } from "@remix-run/react";
import { Breadcrumbs, type Trail } from "../ui/breadcrumbs";
import { Container, PageHeading } from "../ui/page";
import type { ReferAFriendView } from "./read-refer-a-friend.server";
import { ReferTerms } from "./refer-terms";
import { ShareCard } from "./share-card";

export const REFER_TRAIL: Trail = { steps: [], here: "Refer a friend" };

/** The page with a referral link to share. */
export function ReferAFriendPage({ view }: { view: ReferAFriendView }) {
  return (
    <Container className="pb-10 pt-5 lg:pb-16">
      <Breadcrumbs {...REFER_TRAIL} />
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div>
          <PageHeading lead="Know someone else who talks to their cat? Show them how it would look on a pillow, and get $10.">
            Refer a friend
          </PageHeading>
          <ShareCard title={view.hasCode ? "Your link" : "The link"} recommendation={view}>
            <p className="mt-4 text-sm text-soft-ink">{view.hasCode ? <WhereToSee /> : <WhyToSignIn />}</p>
          </ShareCard>
          <ReferTerms />
        </div>
        <img
          src="/drawings/hero.svg"
          alt=""
          width="1200"
          height="900"
          loading="lazy"
          className="hidden w-full rounded-card lg:block"
        />
      </div>
    </Container>
  );
}

const inlineLink = "text-accent-strong underline underline-offset-4";

function WhereToSee() {
  return (
    <>
      See your earnings in{" "}
      <Link to="/customer/account/refer-and-earn" className={inlineLink}>
        your account
      </Link>
      .
    </>
  );
}

function WhyToSignIn() {
  return (
    <>
      <Link to="/customer/login?redirect=%2Frefer-a-friend" className={inlineLink}>
        Sign in
      </Link>{" "}
      to get your own link. Without it, we won't know who to thank.
    </>
  );
}
