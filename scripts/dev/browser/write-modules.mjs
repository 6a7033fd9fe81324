import { join, resolve } from "node:path";
import { hashOf } from "../name-styles.mjs";

/**
 * Names modules, and makes their files. A name contains a hash of the module and of all that it imports, so that
 * browsers import what an edit has changed, and no more. It also contains the time of the file: a browser that has the
 * former content of a file would not run it again.
 * @param {Map<string, object>} modules of moduleGraph, by path
 * @param {{ addresses: Map<string, string>, empty: string }} packages addresses of packages by specifier, and of the empty module
 * @param {{ assetsBuildDirectory: string, publicPath: string, rootDirectory: string }} config of Remix
 * @returns {Map<string, { file: string, imports: string[], text: () => string }>} by path; `imports` are paths
 */
export function writeModules(modules, packages, { assetsBuildDirectory, publicPath }) {
  const own = new Map([...modules].map(([path, module]) => [path, ownHash(module, packages)]));
  const names = new Map(
    [...modules].map(([path, { id }]) => {
      const hash = hashOf(
        [...reachOf(path, modules)]
          .map((one) => `${one} ${own.get(one)}`)
          .sort()
          .join("\n"),
      );
      return [path, `${id.replace(/\.\w+$/, "").replace(/[^\w/.-]/g, "_")}-${hash}.js`];
    }),
  );
  const addressOf = (target) => {
    if (target.empty) return packages.empty;
    return target.module ? publicPath + names.get(target.module) : packages.addresses.get(target.package);
  };
  return new Map(
    [...modules].map(([path, module]) => [
      path,
      {
        file: resolve(join(assetsBuildDirectory, names.get(path))),
        imports: module.links.flatMap(({ target }) => target.module ?? []),
        text: () => textOf(module, addressOf),
      },
    ]),
  );
}

function ownHash({ code, time, links }, { addresses, empty }) {
  const outside = links.map(({ target }) => (target.empty ? empty : addresses.get(target.package)));
  return hashOf(`${time} ${outside} ${code}`);
}

/** The module and all that it imports, directly or not. */
function reachOf(path, modules) {
  const reached = new Set([path]);
  for (const one of reached) {
    for (const { target } of modules.get(one).links) if (target.module) reached.add(target.module);
  }
  return reached;
}

function textOf({ code, links, unused }, addressOf) {
  const edits = [
    ...links.map(({ start, end, target }) => ({ start, end, text: JSON.stringify(addressOf(target)) })),
    ...unused.map(({ start, end }) => ({ start, end, text: "" })),
  ];
  let text = code;
  for (const { start, end, text: inserted } of edits.sort((one, other) => other.start - one.start)) {
    text = text.slice(0, start) + inserted + text.slice(end);
  }
  return text;
}
