/** "pet-tags" → "petTags" */
export function camelCase(key: string): string {
  return key.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
