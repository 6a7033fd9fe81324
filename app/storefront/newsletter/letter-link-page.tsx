import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { thisBrand } from "~/brand/this-brand";
import { ButtonLink } from "../ui/button";
import { EverythingLink } from "../ui/everything-link";
import { Page, PageHeading } from "../ui/page";
import { SubmitButton } from "../ui/submit-button";
import type { LetterLinkView } from "./letter-link.server";

/** The page behind "Confirm my address"; a button, so that no mail program confirms by looking. */
export function ConfirmPage({ view }: { view: LetterLinkView }) {
  if (view.isSubscribed) {
    return (
      <LetterPage heading="You are on the list" lead={`Our newsletter goes to ${view.email}.`}>
        <p>If you are new to it, your code for 50% off your first order is in your mailbox.</p>
        <EverythingLink className="mt-6">{thisBrand().navigation.everything.invitation}</EverythingLink>
      </LetterPage>
    );
  }
  if (!view.isPending) {
    return (
      <LetterPage heading="This link has had its time" lead="It works for seven days, and once.">
        <p>You can ask for the newsletter again at the foot of every page; a new email comes at once.</p>
        <ButtonLink to="/" variant="quiet" className="mt-6">
          To the home page
        </ButtonLink>
      </LetterPage>
    );
  }
  return (
    <LetterPage heading="One click to go" lead={`Shall our newsletter come to ${view.email}?`}>
      <p>As soon as you confirm, we send you a code for 50% off your first order.</p>
      <Form method="post" className="mt-6">
        <SubmitButton sending="Confirming…">Yes, that is my address</SubmitButton>
      </Form>
      <p className="mt-4 text-sm text-soft-ink">If it was not you who asked, just leave this page.</p>
    </LetterPage>
  );
}

/** The page behind "No more of these letters". */
export function UnsubscribePage({ view }: { view: LetterLinkView }) {
  if (view.email === null) {
    return (
      <LetterPage heading="This link is not complete" lead="Please open it from one of our emails once more.">
        <p>
          If that does not help,{" "}
          <a href="/contact-us" className="text-accent underline underline-offset-4">
            write to us
          </a>
          , and we end the newsletter for you.
        </p>
      </LetterPage>
    );
  }
  if (!view.isSubscribed && !view.isPending) {
    return (
      <LetterPage heading="Done" lead={`${view.email} gets no more of our newsletters.`}>
        <p>Emails about your orders still come. You are welcome back at the foot of every page.</p>
        <ButtonLink to="/" variant="quiet" className="mt-6">
          To the home page
        </ButtonLink>
      </LetterPage>
    );
  }
  return (
    <LetterPage heading="End the newsletter?" lead={`It goes to ${view.email}.`}>
      <Form method="post">
        <SubmitButton sending="Ending it…">End the newsletter</SubmitButton>
      </Form>
    </LetterPage>
  );
}

function LetterPage({ heading, lead, children }: { heading: string; lead: string; children: ReactNode }) {
  return (
    <Page>
      <div className="mx-auto max-w-[560px] rounded-card border border-line bg-card p-6 md:p-10">
        <PageHeading lead={lead}>{heading}</PageHeading>
        {children}
      </div>
    </Page>
  );
}
