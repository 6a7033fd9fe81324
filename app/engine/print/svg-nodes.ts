/** An element of a drawing. */
export interface SvgNode {
  name: string;
  attributes: Record<string, string>;
  children: SvgNode[];
}

const TAG = /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
};

/**
 * Parses the SVG markup that React renders from the app's own drawings; only elements and attributes.
 * @throws Error for anything else
 */
export function readSvg(markup: string): SvgNode[] {
  const root: SvgNode = { name: "", attributes: {}, children: [] };
  const open = [root];
  let end = 0;
  for (const tag of markup.matchAll(TAG)) {
    const [whole, closes, name, attributes, isEmpty] = tag;
    if (tag.index !== end) throw new Error("There is more than elements in this drawing.");
    end = tag.index + whole.length;
    if (closes) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> ends something else in this drawing.`);
      continue;
    }
    const node = { name, attributes: readAttributes(attributes), children: [] };
    open.at(-1)?.children.push(node);
    if (!isEmpty) open.push(node);
  }
  if (end !== markup.length || open.length !== 1) throw new Error("This drawing does not end.");
  return root.children;
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [
      name,
      value.replace(/&(?:amp|quot|lt|gt|#x27);/g, (entity) => ENTITIES[entity]),
    ]),
  );
}
