/**
 * Characters that all our fonts have: Western letters, digits, common signs, the typographic quotes of phone
 * keyboards, and a few letters of other alphabets.
 */
const printable =
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00b4\u00b6-\u00ff\u0131\u0141\u0142\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2122]$/u;

/** Letters of Central Europe, Turkey, the Baltic and Wales that all fonts have except those of `western`. */
const extended =
  /^[\u0100-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012b\u012e-\u0130\u0136\u0137\u0139-\u013e\u0143-\u0148\u014a-\u014d\u0150\u0151\u0154-\u015b\u015e\u015f\u0164\u0165\u016a\u016b\u016e-\u0177\u0179-\u017c\u1e80-\u1e85\u1ef2\u1ef3]$/u;
const western = ["fredoka"];

/**
 * Returns the characters of a text that cannot be printed or engraved, such as emoji, without duplicates.
 * @param font the key of the text's font; without it, any font may be used
 */
export function unprintableCharacters(text: string, font?: string): string[] {
  const hasExtended = font !== undefined && !western.includes(font);
  const characters = Array.from(text.normalize("NFC").replaceAll("\n", ""));
  return [
    ...new Set(characters.filter((each) => !printable.test(each) && !(hasExtended && extended.test(each)))),
  ];
}

/** Checks that some font has all of these characters. */
export function isInAnotherFont(characters: string[]): boolean {
  return characters.every((character) => extended.test(character));
}
