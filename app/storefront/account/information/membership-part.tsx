import { Form } from "@remix-run/react";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { TextLink } from "~/storefront/ui/text-link";
import { Part } from "../part";
import type { InformationIntent } from "./information-forms";

/** The membership; amounts as text. */
export interface Membership {
  /** Its formatted last day; null for customers who are not members. */
  until: string | null;
  /** The member asked to be reminded to renew. */
  renews: boolean;
  /** Price of a year. */
  price: string;
  /** Discount for members. */
  percent: string;
}

/** When the membership ends, and the button for a reminder to renew. */
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
