import { Form } from "@remix-run/react";
import { PageHeading } from "~/storefront/ui/page";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { Part } from "../part";
import type { ConsentStep } from "./consent-text";
import type { NewsletterData } from "./loader.server";

/** The two buttons, by the field `intent`. */
export const SUBSCRIBE = "subscribe";
export const WITHDRAW = "withdraw";

/** The consent to promotional emails with its history; one click gives or withdraws it. */
export default function NewsletterPage({ data }: { data: NewsletterData }) {
  return (
    <>
      <PageHeading lead="You decide which emails you get. We'll always email you about your orders and account.">
        Promotional Consent
      </PageHeading>
      <div className="grid max-w-[720px] gap-6">
        <Part id="consent" title="News and offers by email">
          <Consent data={data} />
        </Part>
        {data.history && (
          <Part id="history" title="Your consent history">
            <History steps={data.history} />
          </Part>
        )}
      </div>
    </>
  );
}

function Consent({ data: { email, isAddressConfirmed, status } }: { data: NewsletterData }) {
  const isAwaited = status === "pending" && !isAddressConfirmed;
  return (
    <>
      <p className="break-words">{isAwaited ? awaitedText(email) : statusText(email, status)}</p>
      <Form method="post" className="mt-5 flex flex-wrap gap-3">
        {status !== "subscribed" && (
          <SubmitButton name="intent" value={SUBSCRIBE}>
            {isAwaited ? "Resend the email" : "Subscribe me"}
          </SubmitButton>
        )}
        {(status === "subscribed" || status === "pending") && (
          <SubmitButton name="intent" value={WITHDRAW} variant="quiet">
            Withdraw my consent
          </SubmitButton>
        )}
      </Form>
      <p className="mt-4 text-sm text-soft-ink">
        New arrivals, gift ideas for your pet and early access to sales, now and then but never daily. Every
        email has an unsubscribe link.
      </p>
    </>
  );
}

function awaitedText(email: string): string {
  return `We emailed ${email}. Click the link in that email to get our news and offers.`;
}

function statusText(email: string, status: NewsletterData["status"]): string {
  if (status === "subscribed") return `You get our emails at ${email}.`;
  if (status === "pending") return "You signed up for our emails, but haven't confirmed that it was you.";
  return "You're not subscribed to news and offers.";
}

function History({ steps }: { steps: ConsentStep[] }) {
  if (steps.length === 0) return <p className="text-soft-ink">Nothing yet. We'll list your choices here.</p>;
  return (
    <ol className="divide-y divide-line">
      {steps.map(({ text, details, day, at }) => (
        <li key={`${at} ${text}`} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
          <span>{text}</span>
          <time dateTime={at} className="text-soft-ink">
            {day}
          </time>
          {details.length > 0 && (
            <span className="basis-full break-words text-sm text-soft-ink">{details.join(" · ")}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
