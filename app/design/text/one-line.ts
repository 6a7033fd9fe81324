/** Replaces line breaks and other control characters by spaces. */
export function oneLine(text: string): string {
  return text.normalize("NFC").replace(/\p{Cc}+/gu, " ");
}

/** Cuts a text to a maximum number of UTF-16 units, never within a character. */
export function cut(text: string, maxLength: number): string {
  let result = "";
  for (const character of text) {
    if (result.length + character.length > maxLength) break;
    result += character;
  }
  return result;
}
