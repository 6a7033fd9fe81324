/** Named pieces of text. */
export type Texts = Record<string, string>;

const NAMED = /\{\{(\w+)\}\}/g;

/**
 * The data with every {{name}} in its strings filled in, and without blanks around them.
 * @throws Error when a text is named that there is not
 */
export function fillTexts(data: unknown, texts: Texts): unknown {
  if (typeof data === "string") return fill(data, texts);
  if (Array.isArray(data)) return data.map((item) => fillTexts(item, texts));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, fillTexts(value, texts)]));
}

/** The texts and those added to them, of which each may name the ones before it. */
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
