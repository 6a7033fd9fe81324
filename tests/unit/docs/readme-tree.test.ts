import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Folders whose subfolders must all be in the tree. */
const LISTED_IN_FULL = ["app", "app/design", "app/engine", "app/storefront", "scripts", "tests"];

const paths = pathsOfTree(readFileSync("README.md", "utf8"));

describe("the tree in README.md", () => {
  it("exists", () => {
    expect(paths).toContain("app/routes");
  });

  it.each(paths)("has %s, which exists", (path) => {
    expect(existsSync(path)).toBe(true);
  });

  it.each(LISTED_IN_FULL)("has every folder of %s", (parent) => {
    const folders = readdirSync(parent, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(paths).toEqual(expect.arrayContaining(folders.map(({ name }) => `${parent}/${name}`)));
  });
});

/**
 * The paths in the code block that begins with `app/`. A line has one or more names, separated by spaces or commas,
 * then two or more spaces and a description; its indentation shows its folder.
 */
function pathsOfTree(readme: string): string[] {
  const [, tree = ""] = /^```\n(app\/\n[^`]*)^```$/m.exec(readme) ?? [];
  const parents: { indent: number; path: string }[] = [];
  return tree
    .split("\n")
    .filter(Boolean)
    .flatMap((line) => {
      const indent = line.search(/\S/);
      while (parents.length > 0 && parents[parents.length - 1].indent >= indent) parents.pop();
      const parent = parents.length > 0 ? `${parents[parents.length - 1].path}/` : "";
      const [names] = line.trim().split(/ {2,}/);
      const found = names.split(/[ ,]+/).map((name) => parent + name.replace(/\/$/, ""));
      parents.push({ indent, path: found[0] });
      return found;
    });
}
