import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** An SVG file as an arrow function of TypeScript that writes its markup. */
interface CompiledDrawing {
  code: string;
  /** Names of its colors, in camel case, sorted. */
  colors: string[];
  /** Whether it has ids, which begin with the prefix that the function takes. */
  hasIds: boolean;
  /** The files it shows by `<use>`. */
  uses: string[];
}

/**
 * Compiles a drawing. `var(--fur)` becomes the color `fur`, an id gets the prefix, and `<use href="../parts/wall.svg"/>`
 * becomes a call of that drawing, with the colors that its `style` sets and otherwise with those of the same name.
 * @throws Error that names the file when it cannot be compiled, or when its `style` does not set a color for viewers
 */
export function compileDrawing(path: string): CompiledDrawing {
  const { style, content } = readDrawing(path);
  const colors = new Set<string>();
  const uses: string[] = [];
  let hasIds = false;
  const color = (name: string) => {
    if (!style.includes(`--${name}: `)) throw new Error(`${path}: the style of the svg has no --${name}`);
    colors.add(camelCase(name));
    return camelCase(name);
  };

  const called = content.replace(/<use href="([^"#]+)(?:#([\w-]+))?"([^>]*)\/>/g, (_, href, id, rest) => {
    const file = join(dirname(path), href);
    uses.push(file);
    if (id) return `<path d="\${${generatedCode(file).expression}["${id}"]}"${rest}/>`;
    const part = compileDrawing(file);
    hasIds ||= part.hasIds;
    const set = new Map(
      [...rest.matchAll(/--([\w-]+): ([^;"]+)/g)].map(([, name, value]) => [camelCase(name), value]),
    );
    const given = part.colors.map((name) =>
      colorArgument(name, set.get(name) ?? `var(--${kebabCase(name)})`, color),
    );
    const call = `\${${generatedCode(file).expression}(${argumentsOf(given, part.hasIds)})}`;
    const attributes = rest.replace(/ style="[^"]*"/, "");
    return attributes ? `<g${attributes}>${call}</g>` : call;
  });
  const colored = called.replace(/var\(--([\w-]+)\)/g, (_, name) => `\${${color(name)}}`);
  const markup = colored.replace(/( id="|url\(#|href="#)/g, (start) => {
    hasIds = true;
    return `${start}\${id}-`;
  });
  const names = [...colors].sort();
  return { code: `${parameters(names, hasIds)} => \`${markup}\``, colors: names, hasIds, uses };
}

/** The path data of each symbol of a sheet, with the size and line width of its box. */
export function readSheet(path: string) {
  const symbol =
    /<symbol id="([\w-]+)" viewBox="0 0 ([\d.]+) ([\d.]+)"><path(?: stroke-width="([\d.]+)")? d="([^"]+)"\/><\/symbol>/g;
  const { content } = readDrawing(path);
  if (content.replace(symbol, "") !== "") throw new Error(`${path}: each symbol must have one path`);
  return [...content.matchAll(symbol)].map(([, id, width, height, strokeWidth, d]) => ({
    id,
    width: Number(width),
    height: Number(height),
    ...(strokeWidth && { thickness: Number(strokeWidth) }),
    path: d,
  }));
}

/** Where the generated code of a drawing, or of a sheet's symbols, is exported. */
export interface GeneratedCode {
  module: string;
  /** What the module exports. */
  name: string;
  /** The drawing as an expression, once that is imported. */
  expression: string;
}

/**
 * A room is a module of its own, as it is fetched with its product; the drawings of any other folder are one module, and
 * so are the symbols of a sheet.
 */
export function generatedCode(file: string): GeneratedCode {
  const folder = dirname(file);
  const [own, all] = [camelCase(basename(file, ".svg")), camelCase(basename(folder))];
  const alone = { module: file.replace(/svg$/, "generated.ts"), name: own, expression: own };
  if (basename(folder) === "rooms" || isSheet(file)) return alone;
  return { module: `${folder}.generated.ts`, name: all, expression: `${all}["${basename(file, ".svg")}"]` };
}

/** Whether the file is a list of symbols with one path each, of which drawings use the path data. */
export function isSheet(file: string): boolean {
  return basename(dirname(file)) === "art";
}

/** "kitchen-floor" → "kitchenFloor" */
function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** "bibShade" → "bib-shade" */
function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The style of an `<svg>` element, and what is inside it without comments and white space between elements. */
function readDrawing(path: string): { style: string; content: string } {
  const text = readFileSync(path, "utf8").replace(/<!--.*?-->/gs, "");
  const [, attributes, content] = /^<svg( [^>]*)>(.*)<\/svg>\s*$/s.exec(text) ?? [];
  if (content === undefined || /[`\\]|\$\{/.test(content))
    throw new Error(`${path}: not an SVG that can be compiled`);
  return { style: / style="([^"]*)"/.exec(attributes)?.[1] ?? "", content: shortened(content) };
}

/** Without white space between elements and zeros that say nothing. */
function shortened(content: string): string {
  return content
    .replace(/\s*\n\s*/g, "")
    .replace(/(\.\d*?)0+(?![\d.])/g, (_, decimals) => (decimals === "." ? "" : decimals))
    .replace(/(?<![\d.])0(?=\.\d)/g, "");
}

function colorArgument(name: string, value: string, color: (name: string) => string): string {
  const variable = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  const code = variable ? color(variable) : JSON.stringify(value);
  return code === name ? name : `${name}: ${code}`;
}

function argumentsOf(colors: string[], hasIds: boolean): string {
  const given = colors.length > 0 || hasIds ? [`{ ${colors.join(", ")} }`] : [];
  return [...given, ...(hasIds ? ["id"] : [])].join(", ");
}

function parameters(colors: string[], hasIds: boolean): string {
  const names = colors.map((name) => `"${name}"`).join(" | ");
  const first = colors.length > 0 ? `{ ${colors.join(", ")} }: Record<${names}, string>` : "_colors: unknown";
  if (hasIds) return `(${first}, id: string)`;
  return colors.length > 0 ? `(${first})` : "()";
}
