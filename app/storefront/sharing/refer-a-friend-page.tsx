import { Link } from "@remix-run/react";
import { Breadcrumbs } from "../ui/breadcrumbs";
import { buttonClasses } from "../ui/button";
import { Container, PageHeading } from "../ui/page";
import { CopyField } from "./copy-field";
import type { ReferAFriendView } from "./read-refer-a-friend.server";

/** Where a shopper finds a link to pass on. It promises nothing that the shop does not do. */
export function ReferAFriendPage({ view }: { view: ReferAFriendView }) {
  return (
    <Container className="pb-10 pt-5 lg:pb-16">
      <Breadcrumbs steps={[]} here="Refer a friend" />
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div>
          <PageHeading lead="Somebody you know talks to their cat, too. Show them where it could be on a cushion.">
            Refer a friend
          </PageHeading>
          <ShareCard view={view} />
          <div className="prose mt-8">
            <h2>What your friend gets</h2>
            <p>
              50% off the first order: whoever signs up for our newsletter is sent the code by mail. And the
              chance to try a design, with their own photo, before deciding anything.
            </p>
            <h2>What you get</h2>
            <p>
              Our thanks. There is no reward for it at the moment, and we would rather say so than have you
              wonder.
              {view.hasCode &&
                " Your code in the link tells us whom to thank; your friend's browser keeps it for 30 days."}
            </p>
          </div>
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

function ShareCard({ view: { link, hasCode, mailto } }: { view: ReferAFriendView }) {
  return (
    <section aria-labelledby="share-heading" className="rounded-card border border-line bg-card p-5 md:p-8">
      <h2 id="share-heading" className="font-heading text-xl font-semibold">
        {hasCode ? "Your link" : "The link"}
      </h2>
      <CopyField label="Link to pass on" value={link} className="mt-4" />
      <a href={mailto} className={buttonClasses("quiet", "mt-4 w-full sm:w-auto")}>
        Write a mail with it
      </a>
      {!hasCode && (
        <p className="mt-4 text-sm text-soft-ink">
          <Link
            to="/customer/login?redirect=%2Frefer-a-friend"
            className="text-accent underline underline-offset-4"
          >
            Sign in
          </Link>{" "}
          for a link with your own code, so that we know whom to thank.
        </p>
      )}
    </section>
  );
}
