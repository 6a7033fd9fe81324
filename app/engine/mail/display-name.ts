const NAME = /^(?:[\p{L}\p{M} '’&,-]|\.(?=\s|$)){1,30}$/u;
const MAX_WORDS = 4;
/** What is left of an address whose dots were left out, or of "dot com". */
const ADDRESS_WORD = /\b(?:https?|www|com|net|org)\b|\bdot\s+\p{L}{2,3}\b/iu;

/**
 * A typed name as it may stand in a letter to an address that may be a stranger's; null for what mail programs would
 * make a link of, or what is more than a name: numbers, prices, whole sentences.
 */
export function displayName(typed: string | null | undefined): string | null {
  const name = typed?.trim() ?? "";
  if (!NAME.test(name) || ADDRESS_WORD.test(name)) return null;
  return name.split(/\s+/).length <= MAX_WORDS ? name : null;
}
