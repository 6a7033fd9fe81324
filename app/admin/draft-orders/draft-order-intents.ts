/** The forms of a draft order's page, with what the page says once they are done. */
export const draftOrderIntents = {
  add: "The product is added.",
  quantity: "The line is changed.",
  address: "The address is saved.",
  method: "The shipping method is saved.",
  discount: "The discount is saved.",
  comment: "The note is saved.",
  send: "The payment link is on its way to the customer.",
  revoke: "The payment link no longer works.",
  reopen: "The draft is open again.",
  cancel: "The draft is canceled.",
} as const;

export type DraftOrderIntent = keyof typeof draftOrderIntents;

export function isDraftOrderIntent(text: string): text is DraftOrderIntent {
  return Object.hasOwn(draftOrderIntents, text);
}

/** Prefix of the names of a product's options in the form that adds it. */
export const OPTION_PREFIX = "option-";
