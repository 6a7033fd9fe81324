import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { editSource } from "../../../scripts/browser-build/edited-packages.mjs";
import { packageEdits } from "../../../scripts/browser-build/package-edits.mjs";

/** Files of the packages that the edits may concern. */
const FOLDERS = [
  "node_modules/@remix-run/react/dist/esm",
  "node_modules/@remix-run/router/dist",
  "node_modules/react-router-dom/dist",
  "node_modules/react-dom/cjs",
  "node_modules/remix-validated-form/dist",
];

/** What the edits leave out of the browser's files, in the forms in which the shop would use it. */
const LEFT_OUT =
  /\bdefer\(|<Await\b|\bprefetch=|<PrefetchPageLinks|\bviewTransition\b|unstable_viewTransition|\.hydrate = true|\bon(?:BeforeInput|Composition\w+|Select)=|\bcreatePortal\b|\b(?:childContext|context)Types\b|\bcomponentStack\b/;

describe("edits of packages for browsers", () => {
  for (const { file, edits } of packageEdits) {
    it(`apply to one file: ${file.source}`, () => {
      const paths = FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
      const [path, ...others] = paths.filter((name) => file.test(name));
      expect(others).toEqual([]);
      expect(() => editSource(readFileSync(path, "utf8"), edits)).not.toThrow();
    });
  }

  it("fail when the package has changed", () => {
    expect(() => editSource("let a = 1;", [{ find: "let b", replacement: "" }])).toThrow(
      /no longer contains/,
    );
  });

  it("concern nothing that the shop uses", () => {
    const sources = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((name) =>
      /(?<!\.generated)\.tsx?$/.test(name),
    );
    expect(sources.length).toBeGreaterThan(500);
    const users = sources.filter((name) => LEFT_OUT.test(readFileSync(join("app", name), "utf8")));
    expect(users).toEqual([]);
  });

  it("answer flags as remix.config.js does", () => {
    const { future } = JSON.parse(configuredFuture());
    expect(future).toMatchObject({
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_lazyRouteDiscovery: false,
      v3_singleFetch: false,
    });
  });
});

/** The flags as JSON: importing the configuration would generate files. */
function configuredFuture(): string {
  const [block] = /future: \{[^}]*\}/.exec(readFileSync("remix.config.js", "utf8")) ?? [""];
  const flags = [...block.matchAll(/(v3_\w+): (true|false)/g)].map(
    ([, name, value]) => `"${name}": ${value}`,
  );
  return `{ "future": { ${flags.join(", ")} } }`;
}
