/** Replaces NUL, which PostgreSQL cannot store, with another control character, which is not valid plain text either. */
export function withoutNul(text: string): string {
  return text.replaceAll("\0", "\u0001");
}
