import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

interface Entry {
  dev?: boolean;
  license?: string;
  integrity?: string;
  resolved?: string;
  engines?: { node?: string };
  os?: string[];
  libc?: string[];
  hasInstallScript?: boolean;
  optional?: boolean;
}

const { packages }: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
);
const { allowScripts } = JSON.parse(readFileSync("package.json", "utf8"));
const entries = Object.entries(packages).filter(([path]) => path !== "");

function pathsWhere(test: (entry: Entry, path: string) => unknown): string[] {
  return entries.filter(([path, entry]) => test(entry, path)).map(([path]) => path);
}

describe("package-lock.json, by npm run lock", () => {
  test("names no registry", () => {
    expect(pathsWhere(({ resolved }) => resolved)).toEqual([]);
  });

  test("pins the content of each package that this kind of machine may install", () => {
    expect(pathsWhere(({ integrity, os }) => !integrity && !os)).toEqual([]);
  });

  test("lets only known packages run install scripts", () => {
    const names = pathsWhere(({ hasInstallScript }) => hasInstallScript);
    expect(new Set(names.map((path) => path.split("node_modules/").at(-1)))).toEqual(
      new Set(Object.keys(allowScripts)),
    );
  });

  test("distinguishes programs for musl and glibc", () => {
    expect(pathsWhere(({ libc }, path) => path.includes("musl") && libc?.[0] !== "musl")).toEqual([]);
    expect(packages["node_modules/@img/sharp-libvips-linux-x64"].libc).toEqual(["glibc"]);
  });

  test("keeps development packages out of production", () => {
    for (const name of ["typescript", "three", "@mdi/js", "@remix-run/dev"]) {
      expect(packages[`node_modules/${name}`], name).toMatchObject({ dev: true });
    }
    expect(pathsWhere(({ dev }, path) => !dev && path.includes("algolia"))).toEqual([]);
  });

  test("includes the peer dependency that npm 10, of Node.js 20 and 22, requires and npm 11 omits", () => {
    expect(packages).toHaveProperty(["node_modules/vitest/node_modules/esbuild"]);
  });

  test("compiles no SQLite where Node.js includes one", () => {
    expect(packages["node_modules/better-sqlite3"]).toMatchObject({
      optional: true,
      engines: { node: "<22.16.0" },
    });
  });
});
