/**
 * Characters that all our fonts have: Western letters, digits, common signs, and the typographic quotes of phone
 * keyboards.
 */
const printable =
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00b4\u00b6-\u00ff\u0152\u0153\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2122]$/u;

/** Returns the characters of a text that cannot be printed or engraved, such as emoji, without duplicates. */
export function unprintableCharacters(text: string): string[] {
  const characters = Array.from(text.normalize("NFC"));
  return [...new Set(characters.filter((character) => !printable.test(character)))];
}
