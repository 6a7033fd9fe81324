import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import vm from "node:vm";
import { shortened } from "./shorten-scripts.mjs";

/** The browser's module of a route that has only a loader or an action. */
const EMPTY_MODULE =
  /^import\{[^}]*\}from"[^"]*";var \w+=\w+\(\{"[^"]*"\(\w+,\w+\)\{\w+\.exports=\{\}\}\}\)\(\);export\{\w+ as default\};\s*$/;

const STAFF = "routes/admin";

/** Routes of pictures, files, other programs and links in emails, to which no page leads with scripts. */
const OUTSIDE_PAGES =
  /^routes\/(\[\.\]well-known|caching|customer-photos\.\$|dev|drawings|fonts|graphql|media|photos\.\$|pictures|questions\.answer|ratingbadge|rest|reviews\.moderate|robots|sandbox-payment|shared-photos|shopperapproved|sitemap|social|static|webhooks)\b/;

/**
 * Writes the manifest of routes, which every page loads, in a shorter form: a script that makes the same object. Each
 * file and each list of imports is in it once, and what follows from a route's id is left out. All routes without
 * anything for browsers have the same module. Routes that browsers never match are left out: the staff's, whose pages have no
 * scripts of Remix, and those of files.
 * @param {string} folder of the browser's files
 * @throws Error if the script does not make the same object
 */
export async function compactManifest(folder) {
  const name = (await readdir(folder)).find((file) => /^manifest-\w+\.js$/.test(file));
  const manifest = manifestOf(await readFile(join(folder, name), "utf8"));
  const inFolder = (address) => join(folder, address.slice(folderOf(manifest).length));
  const routes = Object.values(manifest.routes).filter(
    ({ id }) => !id.startsWith(STAFF) && !OUTSIDE_PAGES.test(id),
  );
  manifest.routes = Object.fromEntries(routes.map((route) => [route.id, route]));
  let emptyModule;
  for (const route of routes) {
    if (!EMPTY_MODULE.test(await readFile(inFolder(route.module), "utf8"))) continue;
    emptyModule ??= route.module;
    route.module = emptyModule;
  }
  const compact = await shortened(compactScript(manifest));
  if (!isDeepStrictEqual(manifestOf(compact), manifest)) {
    throw new Error(
      "Remix's manifest has a form that scripts/browser-build/compact-manifest.mjs does not know.",
    );
  }
  await writeFile(join(folder, name), compact);
}

/** Runs a manifest's script and returns what it makes. */
export function manifestOf(script) {
  const window = {};
  vm.runInNewContext(script, { window });
  return JSON.parse(JSON.stringify(window.__remixManifest));
}

/** @param manifest of Remix's classic compiler */
export function compactScript({ routes, ...rest }) {
  const folder = folderOf(rest);
  const files = [];
  const lists = [];
  const fileNumber = (address) => numberIn(files, shortName(address.slice(folder.length)));
  const rows = Object.values(routes).map(({ id, parentId, path, module, imports, ...flags }) =>
    [
      id,
      path === pathOf(id) ? "" : (path ?? NONE),
      module.startsWith(`${folder}${fileOf(id)}-`)
        ? module.slice(`${folder}${fileOf(id)}`.length, -".js".length)
        : fileNumber(module),
      imports ? numberIn(lists, imports.map(fileNumber).join(" ")) : "",
      bitsOf(flags),
      parentId === "root" ? "" : (parentId ?? NONE),
    ].join(),
  );
  const parts = [rest, folder, files.join(), lists.join(), rows.join(";"), flagNames].map((part) =>
    JSON.stringify(part),
  );
  return `window.__remixManifest=(${expand})(${[pathOf, fileOf, ...parts]});`;
}

const NONE = "!";
const SHARED = "_shared/shared-";

/** Flags of a route; their order gives the bits of a number. */
const flagNames = [
  "hasAction",
  "hasLoader",
  "hasClientAction",
  "hasClientLoader",
  "hasErrorBoundary",
  "index",
];

function folderOf({ url }) {
  return url.slice(0, -basename(url).length);
}

function shortName(file) {
  return file.replace(SHARED, "*").replace(/\.js$/, "");
}

function bitsOf(flags) {
  return flagNames.reduce((bits, name, bit) => bits + (flags[name] ? 2 ** bit : 0), 0);
}

/** Returns the index of a value in the list, to which it is added if it is not there. */
function numberIn(list, value) {
  if (!list.includes(value)) list.push(value);
  return list.indexOf(value);
}

/** The path of most routes. Part of the script, like the two functions below: without comments and with nothing from around it. */
function pathOf(id) {
  if (id.startsWith("tool-")) return `/${id.slice(5)}-tool`;
  return id.slice(7).replace(/\./g, "/").replace(/\$/g, ":");
}

/** The file of most routes' modules, without its hash. */
function fileOf(id) {
  return id.replace(/[$[\]]/g, "_");
}

function expand(pathOf, fileOf, manifest, folder, files, lists, rows, flagNames) {
  const address = (name) => `${folder + name.replace("*", "_shared/shared-")}.js`;
  const addresses = files.split(",").map(address);
  const imports = lists.split(",").map((list) => list.split(" ").map((number) => addresses[number]));
  manifest.routes = {};
  for (const row of rows.split(";")) {
    const [id, path, module, list, bits, parentId] = row.split(",");
    const route = { id, module: module[0] === "-" ? address(fileOf(id) + module) : addresses[module] };
    if (parentId !== "!") route.parentId = parentId || "root";
    if (path !== "!") route.path = path || pathOf(id);
    if (list) route.imports = [...imports[list]];
    flagNames.forEach((name, bit) => {
      if (bits & (1 << bit)) route[name] = true;
      else if (bit < 5) route[name] = false;
    });
    manifest.routes[id] = route;
  }
  return manifest;
}
