export type GiftCardIntent = "resend" | "correct" | "block";

/** Shown after each form of a gift card's page; the field `intent` names the form. */
export const doneTexts: Record<GiftCardIntent, string> = {
  resend: "The gift card is on its way again, with a new code.",
  correct: "The address is corrected.",
  block: "The gift card is blocked. Nobody can use it anymore.",
};

export function isGiftCardIntent(text: string): text is GiftCardIntent {
  return Object.hasOwn(doneTexts, text);
}
