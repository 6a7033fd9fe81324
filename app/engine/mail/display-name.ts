const NAME = /^(?:[\p{L}\p{M} '\u2019&,-]|\.(?=\s|$)){1,30}$/u;
const MAX_WORDS = 4;
/** Remains of an address written without its dots, or "dot com". */
const ADDRESS_WORD = /\b(?:https?|www|com|net|org)\b|\bdot\s+\p{L}{2,3}\b/iu;

/**
 * Makes an entered name safe for an email to an address that may be a stranger's; null for text that mail programs
 * would turn into a link, or that is more than a name: numbers, prices, whole sentences.
 */
export function displayName(typed: string | null | undefined): string | null {
  const name = typed?.trim() ?? "";
  if (!NAME.test(name) || ADDRESS_WORD.test(name)) return null;
  return name.split(/\s+/).length <= MAX_WORDS ? name : null;
}
