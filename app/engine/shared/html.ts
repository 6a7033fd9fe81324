/** HTML with all inserted values escaped. */
export interface SafeHtml {
  readonly safe: string;
}

type Part = string | number | SafeHtml | null | undefined | false | Part[];

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Template tag for HTML: every value is escaped unless it was made by this tag itself. Lists are joined. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): SafeHtml {
  const safe = texts.reduce((page, text, index) => page + render(parts[index - 1]) + text);
  return { safe };
}

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return "";
  if (Array.isArray(part)) return part.map(render).join("");
  if (typeof part === "object") return part.safe;
  return String(part).replace(/[&<>"']/g, (character) => ENTITIES[character]);
}
