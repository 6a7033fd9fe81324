import { longDay } from "~/storefront/ui/long-day";

const SOURCES: Record<string, string> = {
  footer: "in the sign-up form on our site",
  registration: "when you created your account",
  account: "here in your account",
  email: "with the link in our email",
};

const STEPS: Record<string, string> = {
  asked: "You signed up for our emails",
  subscribed: "You confirmed your subscription",
  unsubscribed: "You unsubscribed",
};

/** Formats a step of the history, such as "You confirmed your subscription with the link in our email". */
export function consentStep(step: { kind: string; source: string; created_at: string }) {
  const what = STEPS[step.kind] ?? step.kind;
  const where = Object.hasOwn(SOURCES, step.source) ? ` ${SOURCES[step.source]}` : "";
  return { words: `${what}${where}.`, day: longDay(step.created_at), at: step.created_at };
}

export type ConsentStep = ReturnType<typeof consentStep>;
