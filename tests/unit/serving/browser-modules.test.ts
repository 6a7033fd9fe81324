import { mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, utimesSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { browserModules } from "../../../scripts/dev/browser/browser-modules.mjs";
import { readLinks } from "../../../scripts/dev/browser/read-links.mjs";

const require = createRequire(import.meta.url);
const browserCompiler = require("@remix-run/dev/dist/compiler/js/compiler.js");
const { createFileWatchCache } = require("@remix-run/dev/dist/compiler/fileWatchCache.js");
const manifests = require("@remix-run/dev/dist/compiler/manifest.js");

const former = process.cwd();
const { create } = browserCompiler;

type Output = { path: string; text: string };
type Built = { outputFiles: Output[]; metafile: object; hmr: Record<string, string> };

const SOURCES = {
  "app/entry.client.tsx": `import { hydrateRoot } from "react-dom/client"; hydrateRoot(document, <p />);`,
  "app/root.tsx": `import { Header } from "~/header"; export default function Root() { return <Header />; }`,
  "app/routes/cart.tsx": `
    import { readCart } from "~/cart.server";
    import { parse } from "~/only-for-loaders";
    import { price } from "./price";
    import texts from "./texts.json";
    export const loader = () => parse(readCart());
    export default function Cart() { return <p title={texts.title}>{price(5)}</p>; }
    const later = () => import("~/zoom");
    export const handle = later;`,
  "app/routes/price.ts": `export const price = (cents: number): string => String(cents);`,
  "app/routes/texts.json": `{ "title": "Your cart" }`,
  "app/header.tsx": `
    import { useState } from "react";
    import { names } from "./names.server";
    export function Header() { const [n] = useState(0); return <h1>{names ?? n}</h1>; }`,
  "app/names.server.ts": `export const names = "secret";`,
  "app/cart.server.ts": `export const readCart = () => "";`,
  "app/only-for-loaders.ts": `export const parse = (text: string) => text;`,
  "app/zoom.ts": `export const zoom = 2;`,
};

/** Bundled once for all tests. */
const packages = mkdtempSync(join(tmpdir(), "packages-"));

let root = "";
let context: ReturnType<typeof contextOf>;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "browser-modules-"));
  process.chdir(root);
  for (const [file, text] of Object.entries(SOURCES)) write(file, text);
  write("package-lock.json", "{}");
  symlinkSync(join(former, "node_modules"), "node_modules");
  context = contextOf();
  browserModules(packages);
});

afterAll(() => {
  process.chdir(former);
  browserCompiler.create = create;
});

it("are separate files, which import each other by name with a hash", async () => {
  const files = byName(await (await browserCompiler.create(context)).compile());
  expect(files["root.js"]).toMatch(/from "\/build\/app\/header-[0-9A-F]{8}\.js"/);
  expect(files["root.js"]).toMatch(/from "\/build\/packages\/react-jsx-dev-runtime-\w+\.js"/);
  expect(files["cart.js"]).toMatch(/import\("\/build\/app\/zoom-[0-9A-F]{8}\.js"\)/);
  expect(files["texts.js"]).toContain("Your cart");
});

it("do not contain loaders, nor what only loaders and the server use", async () => {
  const files = byName(await (await browserCompiler.create(context)).compile());
  expect(withoutMap(files["cart.js"])).not.toMatch(/loader|readCart|parse/);
  expect(Object.keys(files)).not.toContain("only-for-loaders.js");
  expect(Object.values(files).join()).not.toContain("secret");
  expect(files["empty.js"]).toBe("export const names = undefined;");
});

it("are registered with React Fast Refresh under their path", async () => {
  const files = byName(await (await browserCompiler.create(context)).compile());
  expect(files["header.js"]).toContain('createHotContext("app/header.tsx")');
  expect(files["header.js"]).toMatch(/\$RefreshReg\$\(_c, "Header"\)/);
  expect(files["price.js"]).not.toContain("createHotContext");
});

it("are replaced by Remix's part for browsers, which takes new routes", async () => {
  write("app/header.tsx", `export { RemixBrowser as Header } from "@remix-run/react";`, 1);
  const { outputFiles }: Built = await (await browserCompiler.create(context)).compile();
  const texts = outputFiles.map(({ text }) => text).join();
  expect(texts).toContain('createHotContext("remix:browser")');
  expect(texts).toMatch(/import\.meta\.hot\["accept"\]\("remix:manifest"/);
});

it("have new names only where an edit is imported, also when the edit is undone", async () => {
  const compiler = await browserCompiler.create(context);
  const first = names(await compiler.compile());
  write("app/routes/price.ts", `export const price = () => "free";`, 1);
  const second = names(await compiler.compile());
  expect(second.map(kindOf).sort()).toEqual(["app/routes/cart", "app/routes/price"]);
  write("app/routes/price.ts", SOURCES["app/routes/price.ts"], 2);
  const third = names(await compiler.compile());
  expect(third.map(kindOf).sort()).toEqual(["app/routes/cart", "app/routes/price"]);
  expect(third.some((name) => first.includes(name))).toBe(false);
});

it("are described to Remix, whose manifest has the routes' exports", async () => {
  const compiler = await browserCompiler.create(context);
  const { metafile, hmr }: Built = await compiler.compile();
  const { config, fileWatchCache } = context;
  const manifest = await manifests.create({ config, metafile, hmr, fileWatchCache });
  expect(manifest.entry.module).toMatch(/^\/build\/app\/entry-?\.?client-/);
  expect(manifest.routes.cart).toMatchObject({ hasLoader: true, hasAction: false });
  expect(manifest.routes.cart.imports).toEqual([
    expect.stringContaining("app/routes/price"),
    expect.stringContaining("app/routes/texts"),
  ]);
  expect(manifest.hmr.runtime).toMatch(/^\/build\/packages\/remix-hmr-/);
});

it("report a fault as esbuild does, and are built again when it is mended", async () => {
  const compiler = await browserCompiler.create(context);
  write("app/header.tsx", "export const Header = <p>;", 1);
  await expect(compiler.compile()).rejects.toMatchObject({
    errors: [{ location: { file: "app/header.tsx" } }],
  });
  write("app/header.tsx", SOURCES["app/header.tsx"], 2);
  expect(byName(await compiler.compile())["header.js"]).toContain("Header");
});

it("report an import of a file that does not exist", async () => {
  rmSync("app/header.tsx");
  const compiler = await browserCompiler.create(context);
  await expect(compiler.compile()).rejects.toThrow('app/root.tsx: could not resolve "~/header"');
});

it("take packages of an earlier start", async () => {
  await (await browserCompiler.create(context)).compile();
  unlinkSync("node_modules");
  const files = byName(await (await browserCompiler.create(contextOf())).compile());
  expect(Object.keys(files)).toContain("react-dom-client.js");
});

it("links are the specifiers of imports, and of what is exported again", () => {
  const { links, exports } = readLinks(
    `import a, { b as c } from "one"; export { c as d }; export * from "two"; import("three"); import(a);`,
  );
  expect(links.map(({ specifier, names }) => [specifier, names])).toEqual([
    ["one", ["default", "b"]],
    ["two", ["*"]],
    ["three", ["*"]],
  ]);
  expect(exports).toEqual(["d"]);
});

function contextOf() {
  const route = (id: string, file: string) => ({ id, file, path: id, parentId: undefined });
  return {
    config: {
      rootDirectory: root,
      appDirectory: join(root, "app"),
      assetsBuildDirectory: join(root, ".dev/browser"),
      publicPath: "/build/",
      entryClientFilePath: join(root, "app/entry.client.tsx"),
      routes: { root: route("root", "root.tsx"), cart: route("cart", "routes/cart.tsx") },
    },
    options: {},
    fileWatchCache: createFileWatchCache(),
  };
}

/** `later` are seconds, so that the time of the file differs. */
function write(file: string, text: string, later = 0) {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  utimesSync(path, 1_000_000_000, 1_000_000_000 + later);
}

/** Texts by file name without its hash. */
function byName({ outputFiles }: Built) {
  return Object.fromEntries(
    outputFiles.map(({ path, text }) => [basename(path).replace(/-\w{8}\./, "."), text]),
  );
}

function names({ outputFiles }: Built) {
  return outputFiles.map(({ path }) => path.slice(join(root, ".dev/browser/").length));
}

function kindOf(name: string) {
  return name.replace(/-\w{8}\.js$/, "");
}

function withoutMap(text: string) {
  return text.replace(/\/\/# sourceMappingURL=.*/, "");
}
