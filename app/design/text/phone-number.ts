/** A formatted phone number, or the error message for an invalid one. */
export type PhoneReading = { number: string } | { problem: string };

const FORMAT = "enter it like (555) 010-0100, or with + and the country code.";

/**
 * Parses a phone number with any common separators. US numbers are formatted as (555) 010-0100, those without an area
 * code as 555 0100, others in their own groups after + and the country code.
 */
export function readPhone(text: string): PhoneReading {
  const plain = text.normalize("NFKC").trim();
  if (/[^\d\s()+./-]/.test(plain) || /.\+/.test(plain)) {
    return { problem: `a phone number can only have digits; ${FORMAT}` };
  }
  const digits = plain.replace(/\D/g, "");
  if (/^\+(?!1)/.test(plain)) return foreignNumber(plain, digits);
  const home = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
  if (home.length === 10) return { number: `(${home.slice(0, 3)}) ${home.slice(3, 6)}-${home.slice(6)}` };
  if (home.length === 7) return { number: `${home.slice(0, 3)} ${home.slice(3)}` };
  return {
    problem: `${digits.length === 0 ? "it has no digits" : `it has ${digits.length} digits`}; ${FORMAT}`,
  };
}

/** The international numbering plan allows 15 digits; numbers with fewer than 8 are invalid. */
function foreignNumber(plain: string, digits: string): PhoneReading {
  if (digits.length < 8 || digits.length > 15) {
    return { problem: `it has ${digits.length} digits; with a country code it needs 8 to 15.` };
  }
  const groups = plain.match(/\d+/g) ?? [];
  return { number: `+${groups.join(" ")}` };
}
