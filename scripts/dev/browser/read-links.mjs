import { parseSync } from "rolldown/utils";

/**
 * Lists what a module imports and exports.
 * @param {string} code JavaScript
 * @param {{ isStripped?: boolean }} [options] `isStripped` when names may be imported that nothing uses
 * @returns {{ links: { start: number, end: number, specifier: string, names: string[], isDynamic: boolean }[], unused: { start: number, end: number }[], exports: string[] }}
 *   `links` are ranges of quoted specifiers with the names that are imported, "*" for all; `unused` are import
 *   statements whose names do not occur: neither packages nor the shop's modules have side effects
 */
export function readLinks(code, { isStripped = false } = {}) {
  const { staticImports, staticExports, dynamicImports } = parseSync("module.js", code).module;
  const words = isStripped ? wordsOf(code, staticImports) : undefined;
  const isUsed = ({ entries }) => entries.some(({ localName }) => !words || words.has(localName.value));
  // An import that is exported again is in both lists.
  const all = [
    ...reexportsOf(staticExports),
    ...staticImports
      .filter(isUsed)
      .map(({ moduleRequest, entries }) => linkTo(moduleRequest, entries.map(nameOf))),
    ...dynamicImports.flatMap(({ moduleRequest }) => dynamicLink(code, moduleRequest) ?? []),
  ];
  return {
    links: [...new Map(all.map((link) => [link.start, link])).values()],
    unused: staticImports.filter((statement) => !isUsed(statement)),
    exports: staticExports.flatMap(({ entries }) => entries.flatMap((entry) => exportedName(entry) ?? [])),
  };
}

function reexportsOf(staticExports) {
  return staticExports.flatMap(({ entries }) => {
    const [{ moduleRequest } = {}] = entries;
    return moduleRequest ? [linkTo(moduleRequest, entries.map(nameOf))] : [];
  });
}

/** All words outside import statements, also those in texts. */
function wordsOf(code, imports) {
  let rest = code;
  for (const { start, end } of imports.toReversed()) rest = rest.slice(0, start) + rest.slice(end);
  const [program] = rest.split("\n//# sourceMappingURL=");
  return new Set(program.match(/[\p{ID_Continue}$]+/gu));
}

/** Undefined for a specifier that is computed. */
function dynamicLink(code, { start, end }) {
  const [, specifier] = /^["']([^"']+)["']$/.exec(code.slice(start, end)) ?? [];
  return specifier && { ...linkTo({ start, end, value: specifier }, ["*"]), isDynamic: true };
}

function linkTo({ start, end, value }, names) {
  return { start, end, specifier: value, names, isDynamic: false };
}

function nameOf({ importName: { kind, name } }) {
  if (kind === "Name") return name;
  return kind === "Default" ? "default" : "*";
}

function exportedName({ exportName: { kind, name } }) {
  return kind === "Default" ? "default" : name;
}
