/** Entries of the sandbox page. Only kept for one request; never stored or logged. */
export interface TypedCard {
  number: string;
  /** MM/YY. */
  expiry: string;
  code: string;
}

export type CardProblems = Partial<Record<keyof TypedCard, string>>;

const DECLINED = "4000000000000002";

/** Errors in the entered card, by field; empty when it can be charged. */
export function cardProblems(card: TypedCard, now: Date): CardProblems {
  const number = digits(card.number);
  const problems: CardProblems = {};
  if (!/^\d{13,19}$/.test(number) || !passesLuhn(number)) {
    problems.number = "Please check the card number. The test numbers are listed below.";
  }
  const expiryProblem = problemOfExpiry(card.expiry, now);
  if (expiryProblem) problems.expiry = expiryProblem;
  if (!/^\d{3,4}$/.test(card.code.trim())) {
    problems.code = "Please enter the 3 or 4 digits of the security code.";
  }
  return problems;
}

/** True if the simulated bank declines. */
export function isDeclined(card: TypedCard): boolean {
  return digits(card.number) === DECLINED;
}

function digits(number: string): string {
  return number.replace(/[\s-]/g, "");
}

function problemOfExpiry(expiry: string, now: Date): string | null {
  const match = /^(0?[1-9]|1[0-2])\s*[/.-]?\s*(?:20)?(\d{2})$/.exec(expiry.trim());
  if (!match) return "Please enter the expiration date as MM/YY.";
  const firstDayAfter = Date.UTC(2000 + Number(match[2]), Number(match[1]), 1);
  return firstDayAfter <= now.getTime() ? "This card has expired." : null;
}

function passesLuhn(number: string): boolean {
  const subtotal = [...number].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return subtotal % 10 === 0;
}
