import { z } from "zod";

/** Maximum quantity that a shopper can add to the cart at once. */
export const MAX_QUANTITY = 99;
export const WRONG_QUANTITY = `Please choose a quantity from 1 to ${MAX_QUANTITY}.`;

const quantitySchema = z
  .string()
  .trim()
  .regex(/^\d{1,4}$/)
  .transform(Number)
  .pipe(z.number().int().min(1).max(MAX_QUANTITY));

/** Parses a quantity; returns null when it is invalid. */
export function readQuantity(value: FormDataEntryValue | null): number | null {
  const parsed = quantitySchema.safeParse(value ?? "1");
  return parsed.success ? parsed.data : null;
}
