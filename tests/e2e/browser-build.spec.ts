import { readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { GENERATED } from "../../scripts/codegen/sources.mjs";
import { MAIN } from "../fixtures/main";
import { MAX_FILES, pageScripts, pageWeight, WEIGHED_PAGES } from "../load/page-weight";

/** Text that only the engine and the server contain; none of it may be in the browser build. */
const MARKERS = [
  "better-sqlite3",
  "kysely",
  "argon2",
  "graphql-yoga",
  "nodemailer",
  "sales_order",
  "password_hash",
  "SESSION_SECRET",
  "generateCustomerToken",
  "engine.internal",
  "passwords-common",
];

/** A name of Zod 3 and of the full build of Zod 4; the mini build has ZodMiniString. */
const FULL_ZOD = /["'`]ZodString["'`]/;

test("the browser build contains nothing of the engine", MAIN, () => {
  const folder = "public/build";
  const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.js$/.test(name),
  );
  expect(scripts.length).toBeGreaterThan(0);
  const found = scripts.flatMap((name) => {
    const source = readFileSync(join(folder, name), "utf8");
    return MARKERS.filter((marker) => source.includes(marker)).map((marker) => `${marker} in ${name}`);
  });
  expect(found).toEqual([]);
});

test("the build contains the schema for other clients", MAIN, () => {
  expect(readFileSync("build/schema.graphql", "utf8")).toBe(readFileSync(GENERATED.schema, "utf8"));
});

test("the server build imports nothing that a production installation leaves out", MAIN, () => {
  const build = readFileSync("build/index.cjs", "utf8");
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const names = [...build.matchAll(/\b(?:require\d*|import)\("([^".][^"]*)"\)/g)]
    .map(([, name]) => name)
    .filter((name) => !name.startsWith("node:") && !builtinModules.includes(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]);
  expect(names).toContain("@node-rs/argon2");
  const isLeftOut = (name?: string) => {
    const entry = packages[`node_modules/${name}`];
    return !entry || entry.dev;
  };
  expect([...new Set(names)].filter(isLeftOut)).toEqual([]);
});

for (const [name, page] of Object.entries(WEIGHED_PAGES)) {
  test(`the scripts of a ${name} stay few and small`, MAIN, () => {
    const { files, kilobytes } = pageWeight(page);
    expect(files).toBeLessThanOrEqual(MAX_FILES);
    expect(kilobytes).toBeLessThanOrEqual(page.maxKilobytes);
  });
}

test("none of these pages loads Zod's full build", MAIN, () => {
  const loaded = Object.values(WEIGHED_PAGES).flatMap((page) => pageScripts(page));
  expect(loaded.filter((file) => FULL_ZOD.test(readFileSync(file, "utf8")))).toEqual([]);
});
