/** Replaces line breaks and other control characters by spaces. */
export function oneLine(text: string): string {
  return text.normalize("NFC").replace(/\p{Cc}+/gu, " ");
}

/** Keeps up to `max` lines, which line feeds separate; further lines and other control characters become spaces. */
export function upToLines(text: string, max: number): string {
  if (max === 1) return oneLine(text);
  const lines = text.split(/\r\n?|\n/).map(oneLine);
  if (lines.length <= max) return lines.join("\n");
  return [...lines.slice(0, max - 1), lines.slice(max - 1).join(" ")].join("\n");
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
