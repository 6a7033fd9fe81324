/** Code of the country that stores sell to (specification §9 "Locale"). */
const PHONE_CODE = "+1";

/** Adds the country's code to a phone number that was entered without one, so that a carrier can dial it. */
export function phoneWithCode(phone: string): string {
  const number = phone.trim();
  const digits = number.replace(/\D/g, "");
  if (number.startsWith("+")) return number;
  if (digits.length === 11 && digits.startsWith("1"))
    return `${PHONE_CODE} ${number.replace(/^\D*1[\s.-]*/, "")}`;
  return digits.length === 10 ? `${PHONE_CODE} ${number}` : number;
}
