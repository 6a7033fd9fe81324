/** What all our typefaces can set: western letters, digits, the usual signs, and what phones make of quotes. */
const printable = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00b4\u00b6-\u00ffŒœ–—‘’“”•…€™]$/u;

/** The characters of a text that cannot be printed or engraved, each once, such as emoji. */
export function unprintableCharacters(text: string): string[] {
  const characters = Array.from(text.normalize("NFC"));
  return [...new Set(characters.filter((character) => !printable.test(character)))];
}
