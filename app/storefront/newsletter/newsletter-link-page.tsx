import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { thisBrand } from "~/brand/this-brand";
import { ButtonLink } from "../ui/button";
import { EverythingLink } from "../ui/everything-link";
import { Page, PageHeading } from "../ui/page";
import { SubmitButton } from "../ui/submit-button";
import { DETAILS_HASH } from "./details-hash-name";
import type { NewsletterLinkView } from "./newsletter-link.server";

/**
 * The page of the link "Confirm my address". It has a button, so that a mail program that follows links confirms
 * nothing.
 */
export function ConfirmPage({ view }: { view: NewsletterLinkView }) {
  if (view.isSubscribed && view.requestedDetails.length > 0) {
    return (
      <NewsletterLinkPage heading="Your new details" lead={`Someone entered these for ${view.email}.`}>
        <RequestedDetails details={view.requestedDetails} />
        <Form method="post" className="mt-6">
          <ReviewedDetails hash={view.detailsHash} />
          <SubmitButton sending="Saving…">Yes, these are mine</SubmitButton>
        </Form>
        <p className="mt-4 text-sm text-soft-ink">
          If they aren't yours, just leave this page. You'll stay subscribed.
        </p>
      </NewsletterLinkPage>
    );
  }
  if (view.isSubscribed) {
    return (
      <NewsletterLinkPage heading="You're on the list" lead={`We'll send our newsletter to ${view.email}.`}>
        <p>New here? Your code for 50% off your first order is in your inbox.</p>
        <EverythingLink className="mt-6">{thisBrand().navigation.everything.invitation}</EverythingLink>
      </NewsletterLinkPage>
    );
  }
  if (!view.isPending) {
    return (
      <NewsletterLinkPage heading="This link has expired" lead="Links work once, for seven days.">
        <p>You can sign up again at the bottom of any page, and we'll email you a new link right away.</p>
        <ButtonLink to="/" variant="quiet" className="mt-6">
          Go to home page
        </ButtonLink>
      </NewsletterLinkPage>
    );
  }
  return (
    <NewsletterLinkPage heading="One more click" lead={`Confirm your subscription for ${view.email}.`}>
      <p>As soon as you confirm, we'll send your code for 50% off your first order.</p>
      <RequestedDetails details={view.requestedDetails} />
      <Form method="post" className="mt-6">
        <ReviewedDetails hash={view.detailsHash} />
        <SubmitButton sending="Confirming…">Yes, that's my address</SubmitButton>
      </Form>
      <p className="mt-4 text-sm text-soft-ink">If you didn't sign up, just leave this page.</p>
    </NewsletterLinkPage>
  );
}

/** The page of the unsubscribe link. */
export function UnsubscribePage({ view }: { view: NewsletterLinkView }) {
  if (view.email === null) {
    return (
      <NewsletterLinkPage
        heading="This link is incomplete"
        lead="Please open it again from one of our emails."
      >
        <p>
          If that doesn't help,{" "}
          <a href="/contact-us" className="text-accent-strong underline underline-offset-4">
            contact us
          </a>{" "}
          and we'll unsubscribe you.
        </p>
      </NewsletterLinkPage>
    );
  }
  if (!view.isSubscribed && !view.isPending) {
    return (
      <NewsletterLinkPage
        heading="You're unsubscribed"
        lead={`We won't send our newsletter to ${view.email} anymore.`}
      >
        <p>You'll still get emails about your orders. You can sign up again at the bottom of any page.</p>
        <ButtonLink to="/" variant="quiet" className="mt-6">
          Go to home page
        </ButtonLink>
      </NewsletterLinkPage>
    );
  }
  return (
    <NewsletterLinkPage heading="Unsubscribe from our newsletter?" lead={`We send it to ${view.email}.`}>
      <Form method="post">
        <SubmitButton sending="Unsubscribing…">Unsubscribe</SubmitButton>
      </Form>
    </NewsletterLinkPage>
  );
}

/** What was entered with the request, so that nobody confirms what somebody else entered. */
function RequestedDetails({ details }: { details: string[] }) {
  if (details.length === 0) return null;
  return (
    <ul aria-label="Details" className="mt-4 list-disc break-words pl-5">
      {details.map((detail) => (
        <li key={detail}>{detail}</li>
      ))}
    </ul>
  );
}

function ReviewedDetails({ hash }: { hash: string | null }) {
  return hash === null ? null : <input type="hidden" name={DETAILS_HASH} value={hash} />;
}

function NewsletterLinkPage({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <Page>
      <div className="mx-auto max-w-[560px] rounded-card border border-line bg-card p-6 md:p-10">
        <PageHeading lead={lead}>{heading}</PageHeading>
        {children}
      </div>
    </Page>
  );
}
