/** Maximum quantity of a line, in every form; the provider's is the same. */
export const MAX_QUANTITY = 999;
export const WRONG_QUANTITY = `Please enter a quantity from 1 to ${MAX_QUANTITY}.`;

/** Parses a quantity, 1 when there is no field for it; returns null when it is invalid. */
export function readQuantity(value: FormDataEntryValue | null): number | null {
  const typed = value ?? "1";
  if (typeof typed !== "string" || !/^\d{1,4}$/.test(typed.trim())) return null;
  const quantity = Number(typed);
  return quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : null;
}
