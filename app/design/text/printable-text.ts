/**
 * Characters that all our fonts have: Western letters, digits, common signs, and the typographic quotes of phone
 * keyboards.
 */
const printable = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00b4\u00b6-\u00ffŒœ–—‘’“”•…€™]$/u;

/** Returns the characters of a text that cannot be printed or engraved, such as emoji, without duplicates. */
export function unprintableCharacters(text: string): string[] {
  const characters = Array.from(text.normalize("NFC"));
  return [...new Set(characters.filter((character) => !printable.test(character)))];
}
