import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const DECLARATION = /^export (?:type|interface) (\w+)/;

/**
 * Removes from the generator's output the resolver types that the engine does not use: `Resolvers` keeps the types that have a
 * resolver in the folder, and what only the others refer to goes.
 * @param folder of the resolvers
 */
export function usedResolverTypes(text: string, folder: string): string {
  const resolved = resolvedTypes(folder);
  const members = new RegExp(
    `^  (?!(?:${[...resolved].join("|")})\\?)\\w+\\?: \\w+Resolvers<ContextType>;\n`,
    "gm",
  );
  return withoutUnused(text.replace(members, ""));
}

/** The names of the object types with a resolver of at least one field. */
function resolvedTypes(folder: string): Set<string> {
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  return new Set(
    sources.flatMap((source) => [...source.matchAll(/^ {2}([A-Z]\w+): \{/gm)].map(([, name]) => name)),
  );
}

/** Shortens the generator's resolver part, which follows the types of the contract. */
function withoutUnused(text: string): string {
  const start = text.indexOf("export type WithIndex<");
  const [contract, resolvers] = [text.slice(0, start), text.slice(start)];
  return contract + untilStable(resolvers, (part) => withoutUnusedMembers(withoutUnusedDeclarations(part)));
}

function withoutUnusedDeclarations(text: string): string {
  const declarations = text.split(/\n(?=export |\/\*\*)/);
  const used = declarations.map((declaration) => declaration.replace(DECLARATION, "")).join("\n");
  return declarations
    .filter((declaration) => {
      const name = declaration.match(DECLARATION)?.[1];
      return !name || name === "Resolvers" || new RegExp(`\\b${name}\\b`).test(used);
    })
    .join("\n");
}

/** `ResolversTypes` and `ResolversParentTypes` have a member for each type of the contract. */
function withoutUnusedMembers(text: string): string {
  const used = new Set([...text.matchAll(/\['(\w+)'\]/g)].map(([, name]) => name));
  return text.replace(/^ {2}([A-Z]\w+): .*;\n/gm, (line, name) => (used.has(name) ? line : ""));
}

function untilStable(text: string, shorten: (text: string) => string): string {
  const shorter = shorten(text);
  return shorter === text ? text : untilStable(shorter, shorten);
}
