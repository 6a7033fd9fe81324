/** Line breaks and other control characters become spaces. */
export function oneLine(text: string): string {
  return text.normalize("NFC").replace(/\p{Cc}+/gu, " ");
}

/** At most so many UTF-16 units, never through the middle of a character. */
export function cut(text: string, maxLength: number): string {
  let result = "";
  for (const character of text) {
    if (result.length + character.length > maxLength) break;
    result += character;
  }
  return result;
}
