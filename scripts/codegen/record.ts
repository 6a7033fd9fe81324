/** Returns TypeScript that exports an object with an entry for each name. */
export function record(title: string, names: string[], value: (name: string) => string): string {
  const entries = names.map((name) => `  "${name}": ${value(name)},`);
  return [`export const ${title} = {`, ...entries, "};\n"].join("\n");
}
