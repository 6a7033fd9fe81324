import { Form, Link } from "@remix-run/react";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { Part } from "../part";
import type { InformationIntent } from "./information-forms";

/** The membership as the room shows it; amounts as text. */
export interface Membership {
  /** Its last day in words; null for who is no member. */
  until: string | null;
  /** Whether the member wants to go on with it. */
  renews: boolean;
  /** Of a year. */
  price: string;
  /** What members pay less. */
  percent: string;
}

/** Until when the customer is a member, and whether they want to go on. */
export function MembershipPart({ membership }: { membership: Membership }) {
  return (
    <Part id="membership" title="Champ membership">
      {membership.until ? <Member membership={membership} until={membership.until} /> : null}
      {membership.until ? null : (
        <p>
          For {membership.price} a year, everything we make costs you {membership.percent} less. It never
          renews by itself.
        </p>
      )}
      <Link
        to="/champ-membership"
        className="mt-2 inline-flex min-h-[44px] items-center font-semibold text-accent underline underline-offset-4"
      >
        {membership.until ? "Add another year" : "See the membership"}
      </Link>
    </Part>
  );
}

function Member({ membership: { percent, renews }, until }: { membership: Membership; until: string }) {
  const intent: InformationIntent = renews ? "let-membership-end" : "renew-membership";
  return (
    <>
      <p>
        You are a member until <strong>{until}</strong>. Everything we make costs you {percent} less: your
        cart shows your member price, other pages the normal one.
      </p>
      <p className="mt-3 text-soft-ink">
        {renews
          ? "You want to go on with it. We keep no card, so we write to you four weeks before it ends, and you pay for the next year then."
          : "It ends with that day, and nothing is charged. If you tell us that you want to go on, we help you to in time."}
      </p>
      <Form method="post" preventScrollReset className="mt-4">
        <SubmitButton name="intent" value={intent} variant="quiet" sending="Saving…">
          {renews ? "Let it end" : "I want to go on with it"}
        </SubmitButton>
      </Form>
    </>
  );
}
