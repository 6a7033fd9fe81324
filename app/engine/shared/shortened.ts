/** What somebody typed, at most forty characters of it, for a message. Pure. */
export function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
