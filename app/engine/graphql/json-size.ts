const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;

/** Whether a JSON text has more than so many commas between its values: parsing it would take long and much memory. */
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
