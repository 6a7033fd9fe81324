/** Text fragments by name. */
export type Texts = Record<string, string>;

const NAMED = /\{\{(\w+)\}\}/g;

/**
 * Replaces every {{name}} in the data's strings, and trims them.
 * @throws Error when a name is unknown
 */
export function fillTexts(data: unknown, texts: Texts): unknown {
  if (typeof data === "string") return fill(data, texts);
  if (Array.isArray(data)) return data.map((item) => fillTexts(item, texts));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, fillTexts(value, texts)]));
}

/** Adds texts to existing ones. Each added text may refer to those before it. */
export function withTexts(texts: Texts, added: Texts): Texts {
  const all = { ...texts };
  for (const [name, text] of Object.entries(added)) all[name] = fill(text, all);
  return all;
}

function fill(text: string, texts: Texts): string {
  return text.trim().replace(NAMED, (_, name: string) => {
    if (!Object.hasOwn(texts, name)) throw new Error(`There is no text {{${name}}}`);
    return texts[name];
  });
}
