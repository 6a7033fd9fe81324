import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import {
  compactManifest,
  compactScript,
  manifestOf,
} from "../../../scripts/browser-build/compact-manifest.mjs";

const flags = {
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: true,
};

const EMPTY =
  'import{ln as e}from"./shell-1.js";var t=e({"browser-route-module:x.ts"(e,t){t.exports={}}})();export{t as default};';

const manifest = {
  entry: { module: "/build/entry.client-11111111.js", imports: ["/build/_shared/shell-22222222.js"] },
  routes: {
    root: { id: "root", path: "", module: "/build/root-33333333.js", ...flags },
    "routes/_index": {
      id: "routes/_index",
      parentId: "root",
      index: true,
      module: "/build/home-44444444.js",
      imports: ["/build/_shared/shared-7-55555555.js", "/build/_shared/shared-9-66666666.js"],
      ...flags,
    },
    "routes/customer.$id": {
      id: "routes/customer.$id",
      parentId: "root",
      path: "customer/:id",
      module: "/build/routes/customer._id-77777777.js",
      imports: ["/build/_shared/shared-7-55555555.js"],
      ...flags,
      hasAction: true,
    },
    "routes/feed": {
      id: "routes/feed",
      parentId: "routes/customer.$id",
      path: "feed.xml",
      module: "/build/feed-88888888.js",
      ...flags,
    },
    "routes/map": {
      id: "routes/map",
      parentId: "root",
      path: "map",
      module: "/build/map-99999999.js",
      ...flags,
    },
  },
  version: "aaaaaaaa",
  url: "/build/manifest-AAAAAAAA.js",
};

const folder = mkdtempSync(join(tmpdir(), "manifest-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the manifest of routes in short", () => {
  it("makes the same object", () => {
    expect(manifestOf(compactScript(manifest))).toEqual(manifest);
  });

  it("gives all routes without anything for browsers the same module", async () => {
    const path = join(folder, "manifest-AAAAAAAA.js");
    writeFileSync(path, `window.__remixManifest=${JSON.stringify(manifest)};`);
    for (const name of ["root-33333333", "home-44444444"])
      writeFileSync(join(folder, `${name}.js`), "export {}");
    for (const name of ["feed-88888888", "map-99999999"]) writeFileSync(join(folder, `${name}.js`), EMPTY);
    const { "routes/customer.$id": _, ...routes } = manifest.routes;
    routes["routes/feed"].parentId = "root";
    writeFileSync(path, `window.__remixManifest=${JSON.stringify({ ...manifest, routes })};`);
    await compactManifest(folder);
    const { routes: made } = manifestOf(readFileSync(path, "utf8"));
    expect(made["routes/map"].module).toBe(made["routes/feed"].module);
    expect(made["routes/_index"]).toEqual(manifest.routes["routes/_index"]);
  });

  it.each([
    ["the staff's routes", ["routes/admin", "routes/admin._index", "routes/admin_.sign-out"]],
    ["routes of files", ["routes/media.$", "routes/robots[.]txt", "routes/[.]well-known.security[.]txt"]],
  ])("leaves %s out", async (_what, left) => {
    const { root } = manifest.routes;
    const others = ["routes/photos.upload", "routes/mediation"];
    const routes = Object.fromEntries(
      ["root", ...left, ...others].map((id) => [id, { ...root, id, path: id.slice(7) }]),
    );
    const path = join(folder, "manifest-AAAAAAAA.js");
    writeFileSync(join(folder, "root-33333333.js"), "export {}");
    writeFileSync(path, `window.__remixManifest=${JSON.stringify({ ...manifest, routes })};`);
    await compactManifest(folder);
    expect(Object.keys(manifestOf(readFileSync(path, "utf8")).routes)).toEqual(["root", ...others]);
  });
});
