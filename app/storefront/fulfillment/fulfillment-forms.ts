import * as z from "zod/v4-mini";
import type { ClaimDecision, FulfillmentStep } from "~/provider/contract/documents.generated";
import { formSchema, formValidator } from "~/storefront/session/form-validator";
import { REQUIRED, requiredText } from "../session/field-rules";

/** The forms of the fulfillment page; the field `intent` names the submitted one. */
export const FULFILLMENT_INTENTS = {
  step: "step",
  ship: "ship",
  deliver: "deliver",
  decide: "decide",
  print: "print",
  again: "again",
  refund: "refund",
} as const;

export const stepWords: Record<FulfillmentStep, { button: string; done: string }> = {
  TAKE_PAYMENT: { button: "Payment received", done: "The order is paid." },
  START_PRODUCTION: { button: "Start production", done: "The order is in production." },
  HOLD: { button: "Put on hold", done: "The order is on hold. We've asked the buyer to confirm it." },
  RELEASE: { button: "Release hold", done: "The order is moving again." },
};

export const decisions: Record<ClaimDecision, string> = {
  REPLACE: "Remake it",
  REFUND: "Refund it",
  DECLINE: "Decline",
};

/** Name of a line's quantity field in the parcel form. */
export function piecesField(lineId: string): string {
  return `pieces-${lineId}`;
}

export const shipValidator = formValidator(
  formSchema({ carrier: requiredText(20), tracking_number: requiredText(60) }),
);

export const decideValidator = formValidator(
  formSchema({
    claim: requiredText(20),
    decision: z.literal(Object.keys(decisions) as ClaimDecision[], REQUIRED),
    answer: requiredText(1000),
  }),
);

export const againValidator = formValidator(
  formSchema({ line: requiredText(20), words: requiredText(1000) }),
);
