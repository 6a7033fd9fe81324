import { Form } from "@remix-run/react";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { TextLink } from "~/storefront/ui/text-link";
import { Part } from "../part";
import type { InformationIntent } from "./information-forms";

/** The membership as the page shows it; amounts as text. */
export interface Membership {
  /** Its last day, formatted; null for non-members. */
  until: string | null;
  /** Whether the member wants to renew. */
  renews: boolean;
  /** Price of a year. */
  price: string;
  /** Members' discount. */
  percent: string;
}

/** Shows the last day of the membership, and lets the customer turn renewal on or off. */
export function MembershipPart({ membership }: { membership: Membership }) {
  return (
    <Part id="membership" title="Champ membership">
      {membership.until ? <Member membership={membership} until={membership.until} /> : null}
      {membership.until ? null : (
        <p>
          Get {membership.percent} off everything we make for {membership.price} a year. It never renews
          automatically.
        </p>
      )}
      <TextLink to="/champ-membership" isTall className="mt-2">
        {membership.until ? "Add another year" : "Learn about membership"}
      </TextLink>
    </Part>
  );
}

function Member({ membership: { percent, renews }, until }: { membership: Membership; until: string }) {
  const intent: InformationIntent = renews ? "let-membership-end" : "renew-membership";
  return (
    <>
      <p>
        You're a member until <strong>{until}</strong>. You get {percent} off everything we make. Your cart
        shows member prices; other pages show regular prices.
      </p>
      <p className="mt-3 text-soft-ink">
        {renews
          ? "You've asked to renew. We don't store your card, so we'll email you four weeks before it ends and you can pay for the next year then."
          : "It ends on that day and you won't be charged. If you'd like to renew, tell us and we'll remind you in time."}
      </p>
      <Form method="post" preventScrollReset className="mt-4">
        <SubmitButton name="intent" value={intent} variant="quiet" sending="Saving…">
          {renews ? "Don't renew" : "I want to renew"}
        </SubmitButton>
      </Form>
    </>
  );
}
