import { longDay } from "~/storefront/ui/long-day";

const SOURCES: Record<string, string> = {
  footer: "in the form at the foot of a page",
  registration: "when you created your account",
  account: "here in your account",
  letter: "by the link in our email",
};

const STEPS: Record<string, string> = {
  asked: "You asked for our emails",
  subscribed: "You agreed to get our emails",
  unsubscribed: "You withdrew from our emails",
};

export interface ConsentStep {
  words: string;
  /** Such as "November 20, 2026". */
  day: string;
  /** ISO 8601. */
  at: string;
}

/** A step of the history in words, such as "You agreed to get our emails by the link in our email". */
export function consentStep(step: { kind: string; source: string; created_at: string }): ConsentStep {
  const what = STEPS[step.kind] ?? step.kind;
  const where = Object.hasOwn(SOURCES, step.source) ? ` ${SOURCES[step.source]}` : "";
  return { words: `${what}${where}.`, day: longDay(step.created_at), at: step.created_at };
}
