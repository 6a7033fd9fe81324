/** Returns the text of a module with that data as its default export; JSON files would need import attributes in tests. */
export function moduleOf(data: unknown): string {
  return `export default ${JSON.stringify(data, null, 2)};\n`;
}
