import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { manifestOf } from "../../scripts/browser-build/compact-manifest.mjs";

const FOLDER = "public/build";

/** Most scripts of a page. */
export const MAX_FILES = 15;

/** A page by the route that serves it and, if that route loads its page's component lazily, the component's module. */
export interface WeighedPage {
  route: string;
  component?: string;
  /** Most kilobytes: what the page weighs, rounded up. Lower it with the page (docs/decisions/0114). */
  maxKilobytes: number;
}

/** Pages whose scripts have a limit, by name. */
export const WEIGHED_PAGES = {
  home: { route: "routes/_index", maxKilobytes: 98 },
  category: { route: "routes/$", component: "category-page", maxKilobytes: 96 },
  product: { route: "routes/$", component: "product-page", maxKilobytes: 99 },
  content: { route: "routes/$", component: "content-page", maxKilobytes: 88 },
  "tool page": { route: "tool-photomug", maxKilobytes: 179 },
  cart: { route: "routes/checkout.cart", maxKilobytes: 115 },
  checkout: { route: "routes/checkout._index", maxKilobytes: 110 },
} satisfies Record<string, WeighedPage>;

interface Manifest {
  entry: { module: string };
  routes: Record<string, { module: string; parentId?: string }>;
}

/** Number of scripts that a page loads before the shopper does anything, and their size, compressed by gzip, in kilobytes. */
export function pageWeight(page: WeighedPage): { files: number; kilobytes: number } {
  const files = pageScripts(page);
  const bytes = files.map((file) => gzipSync(readFileSync(file), { level: 9 }).length);
  return { files: files.length, kilobytes: bytes.reduce((total, size) => total + size, 0) / 1000 };
}

/** The manifest of routes, the entry, the page's routes and component, and all that these import statically. */
export function pageScripts({ route, component }: WeighedPage): string[] {
  const manifestFile = scriptsIn(FOLDER).find((file) => basename(file).startsWith("manifest-")) ?? "";
  const manifest = readManifest(manifestFile);
  const scripts = new Set<string>();
  const add = (file: string) => {
    if (scripts.has(file)) return;
    scripts.add(file);
    staticImports(file).forEach(add);
  };
  add(manifestFile);
  add(fileOf(manifest.entry.module));
  for (let id: string | undefined = route; id; id = manifest.routes[id].parentId) {
    add(fileOf(manifest.routes[id].module));
  }
  if (component) add(componentFile(component));
  return [...scripts];
}

function readManifest(file: string): Manifest {
  return manifestOf(readFileSync(file, "utf8"));
}

function staticImports(file: string): string[] {
  const imports = readFileSync(file, "utf8").matchAll(/(?:\bfrom|\bimport)\s*(["'`])([^"'`]+\.js)\1/g);
  return Array.from(imports, ([, , path]) => (path.startsWith("/") ? fileOf(path) : join(file, "..", path)));
}

/** @throws Error when the build has no module of that name */
function componentFile(component: string): string {
  const file = scriptsIn(join(FOLDER, "_shared")).find((name) => basename(name).startsWith(`${component}-`));
  if (!file) throw new Error(`The build has no ${component}`);
  return file;
}

function fileOf(address: string): string {
  return join("public", address);
}

function scriptsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .map((name) => join(folder, name));
}
