/** More than any cart, order or form has. */
const MAX_LIST_LENGTH = 1000;
const DEEPEST = 20;
/** A bulk order of a hundred lines has about two thousand. */
const MAX_VALUES = 5000;
/** More than any input type has. GraphQL repeats the whole object in the error for each unknown field. */
const MAX_FIELDS = 60;
/** For all strings together: a design of maximum size with its other values. Errors repeat the surrounding value. */
const MAX_CHARACTERS = 250_000;

/**
 * Describes the limit that the variables exceed: long lists, nesting, and strings; null when none.
 * @param maxCharacters of all strings together
 */
export function variablesFault(variables: unknown, maxCharacters = MAX_CHARACTERS): string | null {
  let values = 0;
  let characters = 0;

  function take(value: unknown, levels: number): boolean {
    values += 1;
    if (values > MAX_VALUES) return false;
    if (typeof value === "string") return takeText(value);
    if (typeof value !== "object" || value === null) return true;
    if (levels === 0) return false;
    if (Array.isArray(value)) {
      return value.length <= MAX_LIST_LENGTH && value.every((part) => take(part, levels - 1));
    }
    const fields = Object.entries(value);
    return (
      fields.length <= MAX_FIELDS && fields.every(([name, part]) => takeText(name) && take(part, levels - 1))
    );
  }

  function takeText({ length }: string): boolean {
    characters += length;
    return characters <= maxCharacters;
  }

  if (take(variables, DEEPEST)) return null;
  return characters > maxCharacters
    ? "This text is too long. Please shorten it."
    : "The variables are too large.";
}
