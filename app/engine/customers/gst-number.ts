import { inputError } from "../graphql/errors";

const LENGTH = 15;
const RULE = `Please enter a valid GST number: ${LENGTH} letters and numbers, with at least one of each.`;

/**
 * A GST number, trimmed and in upper case; null when empty (specification §5).
 * @throws GraphQLError of category input
 */
export function readGstNumber(typed: string | null | undefined): string | null {
  const number = (typed ?? "").trim().toUpperCase();
  if (number === "") return null;
  const isWhole = number.length === LENGTH && /^[A-Z0-9]+$/.test(number);
  if (!isWhole || !/[A-Z]/.test(number) || !/[0-9]/.test(number)) throw inputError(RULE, "gst_number");
  return number;
}
