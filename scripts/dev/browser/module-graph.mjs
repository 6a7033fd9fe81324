import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { processStyles } from "../name-styles.mjs";
import { readLinks } from "./read-links.mjs";
import { stripRoutes } from "./strip-routes.mjs";
import { transformSource } from "./transform-source.mjs";

/** Modules that browsers receive without their content (@remix-run/dev/dist/compiler/js/compiler.js). */
const FOR_SERVERS = /\.server(\.[jt]sx?)?$|^@remix-run\/(deno|cloudflare|node)(\/.*)?$/;

const ENDINGS = ["", ".tsx", ".ts", ".js", "/index.tsx", "/index.ts"];
const SCRIPT = /\.(tsx?|jsx?|mjs)$/;

/** Modules that are transformed before other work of the process has its turn. */
const MODULES_PER_TURN = 20;

/**
 * The shop's modules for browsers, each transformed by itself. Only changed files are read again.
 * @param {{ rootDirectory: string, appDirectory: string, assetsBuildDirectory: string, publicPath: string }} config of Remix
 * @returns {{ update(entries: string[], routes: Set<string>): Promise<Map<string, object>> }} `update` takes paths, `routes`
 *   are those that are stripped of what browsers do not use, and resolves to modules by path: `id`, `time` of the file
 *   in milliseconds, `code`, `unused` and `exports` of readLinks, and `links` with `target`: `module` is a path, `package`
 *   a specifier, or it is `empty`
 */
export function moduleGraph(config) {
  const modules = new Map();

  return { update };

  async function update(entries, routes) {
    dropChanged();
    await addRoutes([...routes].filter((path) => !modules.has(path)));
    const paths = new Set(entries);
    for (const path of paths) {
      const { links } = modules.get(path) ?? (await add(path));
      for (const { target } of links) if (target.module) paths.add(target.module);
    }
    return new Map([...paths].map((path) => [path, modules.get(path)]));
  }

  async function add(path) {
    if (modules.size % MODULES_PER_TURN === 0) await turn();
    const module = await read(path);
    modules.set(path, module);
    return module;
  }

  /** A deleted file may change what any specifier means. Styles depend on all files with class names. */
  function dropChanged() {
    for (const [path, { time }] of modules) {
      const now = timeOf(path);
      if (now === undefined) return modules.clear();
      if (now !== time || isStyleSheet(path)) modules.delete(path);
    }
  }

  async function addRoutes(paths) {
    const sources = await Promise.all(paths.map(readRoute));
    const stripped = await stripRoutes(sources);
    paths.forEach((path, at) => {
      const { exports, ...source } = sources[at];
      const links = readLinks(stripped[at], { isStripped: true });
      modules.set(path, linked({ ...source, code: stripped[at] }, { ...links, exports }, path));
    });
  }

  async function read(path) {
    if (SCRIPT.test(path)) {
      const source = await readScript(path);
      return linked(source, readLinks(source.code), path);
    }
    // The address contains a hash of the styles; a file of data has a time, as modules do.
    const { content, time } = isStyleSheet(path)
      ? { content: JSON.stringify((await processStyles(path, config)).address), time: 0 }
      : { time: timeOf(path), content: readFileSync(path, "utf8") };
    const code = `export default ${content};`;
    return { id: idOf(path), time, code, links: [], unused: [], exports: ["default"] };
  }

  async function readScript(path) {
    const id = idOf(path);
    const time = timeOf(path);
    const code = await transformSource(id, readFileSync(path, "utf8"));
    return { id, time, code };
  }

  async function readRoute(path) {
    const source = await readScript(path);
    return { ...source, exports: readLinks(source.code).exports };
  }

  function linked(source, { links, unused, exports }, path) {
    const withTargets = links.map((link) => ({ ...link, target: targetOf(link.specifier, path) }));
    return { ...source, links: withTargets, unused, exports };
  }

  function targetOf(specifier, importer) {
    if (FOR_SERVERS.test(specifier)) return { empty: true };
    const isAlias = specifier.startsWith("~/");
    if (!isAlias && !specifier.startsWith(".")) return { package: specifier };
    const path = isAlias
      ? join(config.appDirectory, specifier.slice(2))
      : resolve(dirname(importer), specifier);
    const ending = ENDINGS.find((one) => isFile(path + one));
    if (ending === undefined) throw new Error(`${idOf(importer)}: could not resolve "${specifier}"`);
    const file = path + ending;
    return isText(file) ? { module: file } : { package: file };
  }

  function idOf(path) {
    return relative(config.rootDirectory, path).split(sep).join("/");
  }
}

function isStyleSheet(path) {
  return path.endsWith(".css");
}

/** Pictures and fonts are files of the packages' build. */
function isText(path) {
  return SCRIPT.test(path) || isStyleSheet(path) || path.endsWith(".json");
}

function isFile(path) {
  return existsSync(path) && statSync(path).isFile();
}

function timeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}
