import type { NewsletterConsentQuery } from "~/provider/contract/documents.generated";
import { detailTexts } from "~/storefront/newsletter/detail-texts";
import { longDay } from "~/storefront/ui/long-day";

const SOURCES: Record<string, string> = {
  footer: "in the sign-up form on our site",
  registration: "when you created your account",
  account: "here in your account",
  email: "with the link in our email",
};

const STEPS: Record<string, string> = {
  asked: "You signed up for our emails",
  "asked-again": "You signed up again",
  "details-confirmed": "You confirmed your details",
  "asked-to-end": "You asked to unsubscribe",
  subscribed: "You confirmed your subscription",
  unsubscribed: "You unsubscribed",
};

type Step = NonNullable<NonNullable<NewsletterConsentQuery["customer"]>["newsletter"]>["history"][number];

/** Formats a step of the history, such as "You confirmed your subscription with the link in our email". */
export function consentStep(step: Step) {
  const what = STEPS[step.kind] ?? step.kind;
  const where = Object.hasOwn(SOURCES, step.source) ? ` ${SOURCES[step.source]}` : "";
  return {
    text: `${what}${where}.`,
    details: detailTexts(step.details),
    day: longDay(step.created_at),
    at: step.created_at,
  };
}

export type ConsentStep = ReturnType<typeof consentStep>;
