import { createHash } from "node:crypto";
import { posix } from "node:path";
import { rolldown } from "rolldown";
import { groupChunks } from "./chunk-groups.mjs";
import { shortened } from "./shorten-scripts.mjs";

/** Together with the manifest, the entry, the root, the shell, the route and the page that it loads at most 15. */
const MAX_SHARED = 9;

/** Entries of the pages between a visit's beginning and its order; a byte of theirs counts as a hundred of others. */
const SHOPPING = /routes\/(_index|\$|checkout)|(category|product|content|design-tool)-page\.tsx/;
const SHOPPING_WEIGHT = 100;

const ROOT = "browser-route-module:root.tsx";

/** The route of catalog URLs, and the components of its pages, one of which it loads. */
const CATALOG_ROUTE = "routes/$.tsx";
const CATALOG_PAGE = /(category|product|content)-page\.tsx/;

/**
 * Joins and minifies the scripts of a browser build.
 * @param result of esbuild, with its metafile, unminified and not written
 * @param {{ folder: string, publicPath: string }} places folder of the browser's files relative to the project, and its address
 * @returns the result with fewer files; its metafile lists all static imports of an entry, also indirect ones
 */
export async function joinChunks({ metafile, outputFiles, ...result }, { folder, publicPath }) {
  const isScript = (path) => path.endsWith(".js");
  const outputs = Object.fromEntries(
    Object.entries(withoutTwins(metafile.outputs)).filter(([path]) => isScript(path)),
  );
  const entries = Object.keys(outputs).filter((path) => outputs[path].entryPoint);
  const always = entries.filter((path) => isAlwaysLoaded(outputs[path].entryPoint));
  const weightOf = (entry) => (SHOPPING.test(outputs[entry].entryPoint) ? SHOPPING_WEIGHT : 1);
  const catalogRoute = entries.filter((path) => outputs[path].entryPoint.includes(CATALOG_ROUTE));
  const loadedWith = (entry) => (CATALOG_PAGE.test(outputs[entry].entryPoint) ? catalogRoute : []);
  // Not the entry: it starts hydration, and pages load the shell before.
  const root = always.find((path) => outputs[path].entryPoint.startsWith(ROOT));
  const groups = groupChunks(outputs, always, MAX_SHARED, weightOf, loadedWith, root);
  const texts = new Map(outputFiles.map(({ path, text }) => [posix.relative(process.cwd(), path), text]));

  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((path) => [nameOf(path, folder), path])),
    plugins: [
      {
        name: "built-files",
        resolveId: (id) => (id.startsWith(publicPath) ? folder + id.slice(publicPath.length) : id),
        load: (id) => texts.get(id) ?? null,
      },
    ],
    treeshake: { moduleSideEffects: true },
    onwarn: () => undefined,
  });
  const generated = await bundle.generate({
    format: "esm",
    minify: true,
    comments: false,
    entryFileNames: "[name]-[hash].js",
    chunkFileNames: "_shared/[name]-[hash].js",
    codeSplitting: { groups: groups.map(groupOption) },
  });
  await bundle.close();
  const output = await Promise.all(
    generated.output.map(async (chunk) => ({ ...chunk, code: await shortened(chunk.code) })),
  );
  return {
    ...result,
    metafile: {
      inputs: metafile.inputs,
      outputs: {
        ...Object.fromEntries(Object.entries(metafile.outputs).filter(([path]) => !isScript(path))),
        ...Object.fromEntries(output.map((chunk) => [folder + chunk.fileName, described(chunk, output)])),
      },
    },
    outputFiles: [
      ...outputFiles.filter(({ path }) => !isScript(path)),
      ...output.map((chunk) => fileOf(chunk, folder)),
    ],
  };

  /** As esbuild describes it, with the shares of the source files in it. */
  function described(chunk, all) {
    return {
      bytes: Buffer.byteLength(chunk.code),
      entryPoint: chunk.facadeModuleId ? outputs[chunk.facadeModuleId]?.entryPoint : undefined,
      imports: [
        ...staticImports(chunk, all).map((path) => ({ path: folder + path, kind: "import-statement" })),
        ...chunk.dynamicImports.map((path) => ({ path: folder + path, kind: "dynamic-import" })),
      ],
      exports: chunk.exports,
      inputs: Object.assign({}, ...chunk.moduleIds.map((id) => outputs[id]?.inputs)),
    };
  }
}

/** The groups before it have a higher priority, so that it does not capture what it imports of them. */
function groupOption(files, index, { length }) {
  const members = new Set(files);
  return {
    name: index === 0 ? "shell" : `shared-${index}`,
    test: (id) => members.has(id),
    priority: length - index,
  };
}

/** Routes of one file share the last of their modules, as Remix's manifest does. */
function withoutTwins(outputs) {
  const last = new Map(
    Object.keys(outputs)
      .sort()
      .map((path) => [outputs[path].entryPoint ?? path, path]),
  );
  return Object.fromEntries([...last.values()].map((path) => [path, outputs[path]]));
}

function isAlwaysLoaded(entryPoint) {
  return entryPoint === "app/entry.client.tsx" || entryPoint.startsWith(ROOT);
}

/** Without folder and hash, such as "routes/checkout.cart". */
function nameOf(path, folder) {
  return path.slice(folder.length).replace(/-[A-Z0-9]{8}\.js$/, "");
}

function staticImports(chunk, all) {
  const byName = new Map(all.map((other) => [other.fileName, other]));
  const found = new Set();
  const visit = ({ imports }) => {
    for (const path of imports) {
      if (found.has(path)) continue;
      found.add(path);
      visit(byName.get(path));
    }
  };
  visit(chunk);
  return [...found];
}

function fileOf({ fileName, code }, folder) {
  const contents = new TextEncoder().encode(code);
  return {
    path: posix.join(process.cwd(), folder, fileName),
    contents,
    hash: createHash("sha256").update(contents).digest("hex"),
    text: code,
  };
}
