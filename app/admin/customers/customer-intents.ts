export type CustomerIntent = "adjust" | "sign-out" | "erase";

/** Shown after each form of a customer's page; the field `intent` names the form. */
export const doneTexts: Record<CustomerIntent, string> = {
  adjust: "The balance was changed, and the customer was emailed.",
  "sign-out": "The customer is signed out on every device.",
  erase: "The customer was erased, and got a last email.",
};

export function isCustomerIntent(text: string): text is CustomerIntent {
  return Object.hasOwn(doneTexts, text);
}
