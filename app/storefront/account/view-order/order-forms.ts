import * as z from "zod/v4-mini";
import type { ClaimReason, ClaimWish } from "~/provider/contract/documents.generated";
import { optionalText, REQUIRED, requiredText } from "~/storefront/session/field-rules";
import { formSchema, formValidator } from "~/storefront/session/form-validator";
import { KEPT_PHOTO_FIELD } from "~/storefront/sharing/share-photo-form";

/** The forms of an order's page; the field `intent` names the submitted one. */
export const ORDER_INTENTS = { cancel: "cancel", claim: "claim", pay: "pay", reorder: "reorder" } as const;

export const CANCEL_REASONS = [
  "I changed my mind",
  "I ordered by mistake",
  "I want to change the design",
  "It's taking too long",
  "Another reason",
];

export const claimReasons: Record<ClaimReason, string> = {
  DAMAGED: "It arrived damaged",
  MISPRINTED: "It isn't printed well",
  WRONG_ITEM: "It isn't what I ordered",
  NOT_RECEIVED: "It never arrived",
  OTHER: "Something else",
};

export const claimWishes: Record<ClaimWish, string> = {
  REPLACE: "Please remake it",
  REFUND: "Please refund it",
};

export const MAX_MESSAGE_LENGTH = 1000;

export const cancelValidator = formValidator(
  formSchema({
    reason: requiredText(200).check(z.refine((text) => CANCEL_REASONS.includes(text), REQUIRED)),
  }),
);

export const claimValidator = formValidator(
  formSchema({
    reason: z.literal(keysOf(claimReasons), REQUIRED),
    wish: z.literal(keysOf(claimWishes), REQUIRED),
    message: requiredText(MAX_MESSAGE_LENGTH),
    [KEPT_PHOTO_FIELD]: optionalText(32),
  }),
);

function keysOf<Key extends string>(record: Record<Key, string>): Key[] {
  return Object.keys(record) as Key[];
}
