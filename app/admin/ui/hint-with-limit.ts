/**
 * A field's hint with its longest text, since pages of the staff have no scripts that could count.
 * @param limit characters
 */
export function hintWithLimit(hint: string | undefined, limit: number | undefined): string | undefined {
  if (limit === undefined) return hint;
  return [hint, `Up to ${limit} characters.`].filter(Boolean).join(" ");
}
