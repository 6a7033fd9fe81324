import { createRequire } from "node:module";
import { join, relative, resolve } from "node:path";
import { hashOf } from "../name-styles.mjs";
import { bundlePackages, RELOAD, RUNTIME } from "./bundle-packages.mjs";
import { moduleGraph } from "./module-graph.mjs";
import { writeModules } from "./write-modules.mjs";

const require = createRequire(import.meta.url);
const browserCompiler = require("@remix-run/dev/dist/compiler/js/compiler.js");

/**
 * Makes Remix give browsers the shop's modules as they are in the sources, each as a file of its own: an edit transforms
 * one file, where Remix would link all routes anew.
 * @param {string} folder where packages are saved for later starts
 */
export function browserModules(folder) {
  browserCompiler.create = async (context) => {
    const { config } = context;
    const graph = moduleGraph(config);
    const bundle = bundlePackages(context, folder);
    const written = new Set();
    return {
      compile: () => compile({ context, graph, bundle, written }),
      cancel: async () => undefined,
      dispose: async () => undefined,
    };
  };
}

async function compile({ context, graph, bundle, written }) {
  const { config } = context;
  const routes = routesOf(config);
  const modules = await graph.update([config.entryClientFilePath, ...routes.keys()], new Set(routes.keys()));
  shareExports(modules, context);
  const packages = await bundle(neededPackages(modules));
  const empty = emptyModule(modules, config);
  const files = writeModules(modules, { ...packages, empty: empty.address }, config);
  const outputFiles = [
    ...packages.files,
    empty,
    ...[...files.values()].map(({ file, text }) => ({ path: file, make: text })),
  ]
    .filter(({ path }) => !written.has(path))
    .map(({ path, contents, text, make }) => fileWith(path, contents ?? text ?? make()));
  for (const { path } of outputFiles) written.add(path);
  return {
    outputFiles,
    metafile: metafileOf({ modules, files, routes, packages, config }),
    hmr: hmrOf(packages),
  };
}

/** What browsers need to take changes: narrow-updates.mjs has the use of `reload` and `packages`. */
function hmrOf({ addresses }) {
  return {
    runtime: addresses.get(RUNTIME),
    reload: addresses.get(RELOAD),
    packages: hashOf(JSON.stringify([...addresses])),
    timestamp: Date.now(),
  };
}

/** Files of routes, as Remix names them, by path. Several routes may have the same. */
function routesOf({ appDirectory, routes }) {
  return new Map(Object.values(routes).map(({ file }) => [resolve(appDirectory, file), file]));
}

/** Remix would build each route to list its exports. */
function shareExports(modules, { config, fileWatchCache }) {
  for (const { id, file } of Object.values(config.routes)) {
    const path = resolve(config.appDirectory, file);
    const { exports } = modules.get(path);
    const value = { cacheValue: exports, fileDependencies: new Set([path]) };
    fileWatchCache.set(`module-exports:${id}`, Promise.resolve(value));
  }
}

function neededPackages(modules) {
  const needed = new Map();
  for (const { links } of modules.values()) {
    for (const { target, names } of links) {
      if (!target.package) continue;
      needed.set(target.package, new Set([...(needed.get(target.package) ?? []), ...names]));
    }
  }
  return needed;
}

/** In the place of modules for servers: each name that is imported from them is undefined. */
function emptyModule(modules, { assetsBuildDirectory, publicPath }) {
  const links = [...modules.values()].flatMap((module) => module.links.filter(({ target }) => target.empty));
  const names = [...new Set(links.flatMap((link) => link.names))].filter((name) => name !== "*").sort();
  const text = names
    .map((name) => (name === "default" ? "export default undefined;" : `export const ${name} = undefined;`))
    .join("\n");
  const name = `empty-${hashOf(text)}.js`;
  return { path: resolve(join(assetsBuildDirectory, name)), address: publicPath + name, text };
}

function fileWith(path, content) {
  const contents = Buffer.from(content);
  return { path, contents, text: contents.toString() };
}

/** What Remix reads of esbuild's description of a build, and reuse-builds.mjs. */
function metafileOf({ modules, files, routes, packages, config }) {
  const nameOf = (file) => relative(process.cwd(), file);
  const outputs = {};
  for (const [path, { file, imports }] of files) {
    const route = routes.get(path);
    const isEntry = route || path === config.entryClientFilePath;
    const imported = isEntry ? preloadsOf(path, files, modules) : imports.map((one) => files.get(one).file);
    outputs[nameOf(file)] = {
      entryPoint: isEntry ? (route ? `browser-route-module:${route}?browser` : nameOf(path)) : undefined,
      inputs: { [modules.get(path).id]: {} },
      imports: imported.map((one) => ({ path: nameOf(one), kind: "import-statement" })),
    };
  }
  for (const { path } of packages.files) outputs[nameOf(path)] = { inputs: {}, imports: [] };
  return { inputs: Object.fromEntries([...modules.values()].map(({ id }) => [id, {}])), outputs };
}

/** Files that a page loads with an entry. */
function preloadsOf(path, files, modules) {
  const reached = new Set([path]);
  for (const one of reached) {
    for (const { target, isDynamic } of modules.get(one).links)
      if (target.module && !isDynamic) reached.add(target.module);
  }
  reached.delete(path);
  return [...reached].map((one) => files.get(one).file);
}
