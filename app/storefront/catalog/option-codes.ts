/** Converts a title to the code used in URLs and forms, such as `ribbon-color`. */
export function codeOf(title: string | null): string {
  return (title ?? "").toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

/**
 * The codes of an option's values: titles such as "5 ½" and "5 ¼", or those in another script, have the same letters, so
 * that a repeated code, and one without letters, gets its position.
 */
export function codesOf(titles: (string | null)[]): string[] {
  const codes = titles.map(codeOf);
  return codes.map((code, index) => {
    const isUsed = codes.indexOf(code) < index;
    return isUsed || !/[a-z0-9]/.test(code) ? `${code.replace(/-+$/, "")}-${index + 1}` : code;
  });
}
