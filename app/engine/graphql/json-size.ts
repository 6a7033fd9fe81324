const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;

/** True if a JSON text has more than that many commas between values: parsing it would take much time and memory. */
export function hasManyValues(json: string, maxCommas: number): boolean {
  let commas = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) isInText = !isInText;
    else if (isInText && code === BACKSLASH) at += 1;
    else if (!isInText && code === COMMA) commas += 1;
    if (commas > maxCommas) return true;
  }
  return false;
}
