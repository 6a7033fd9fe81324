import { existsSync, mkdirSync, mkdtempSync, utimesSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nameStyles } from "../../../scripts/dev/name-styles.mjs";
import { narrowUpdates } from "../../../scripts/dev/narrow-updates.mjs";
import { reuseBuilds } from "../../../scripts/dev/reuse-builds.mjs";
import { separateManifest } from "../../../scripts/dev/separate-manifest.mjs";

const require = createRequire(import.meta.url);
const browserCompiler = require("@remix-run/dev/dist/compiler/js/compiler.js");
const serverCompiler = require("@remix-run/dev/dist/compiler/server/compiler.js");
const styles = require("@remix-run/dev/dist/compiler/plugins/cssImports.js");
const manifestPlugin = require("@remix-run/dev/dist/compiler/server/plugins/manifest.js");
const manifests = require("@remix-run/dev/dist/compiler/manifest.js");
const replacement = require("@remix-run/dev/dist/devServer_unstable/hmr.js");
const detection = require("@remix-run/dev/dist/devServer_unstable/hdr.js");
const analysis = require("@remix-run/dev/dist/compiler/analysis.js");
const fileSystem = createRequire(require.resolve("@remix-run/dev"))("fs-extra");

const replaced = [
  [browserCompiler, "create"],
  [serverCompiler, "create"],
  [styles, "cssFilePlugin"],
  [manifestPlugin, "serverAssetsManifestPlugin"],
  [manifests, "create"],
  [manifests, "write"],
  [replacement, "updates"],
  [detection, "detectLoaderChanges"],
  [analysis, "writeMetafile"],
  [fileSystem, "emptyDirSync"],
] as const;
const originals = replaced.map(([module, name]) => module[name]);

afterAll(() => {
  replaced.forEach(([module, name], at) => {
    module[name] = originals[at];
  });
});

/** Long before any build. */
const PAST = 1_000_000_000;

const folder = mkdtempSync(join(tmpdir(), "reuse-builds-"));
const component = join(folder, "cart.tsx");
const sheet = join(folder, "shop.css");
const browserFolder = join(folder, ".dev/browser");
const config = {
  rootDirectory: folder,
  appDirectory: folder,
  serverBuildPath: join(folder, ".dev/index.js"),
  assetsBuildDirectory: browserFolder,
  publicPath: "/build/",
  routes: {},
};
const css = vi.fn();
const build = vi.fn();

it("replaces only functions that Remix has", () => {
  for (const original of originals) expect(original).toBeTypeOf("function");
});

describe("a build", () => {
  beforeEach(() => {
    replaced.forEach(([module, name], at) => {
      module[name] = originals[at];
    });
    mkdirSync(browserFolder, { recursive: true });
    write(component, "");
    write(sheet, "");
    css.mockReset().mockImplementation(async () => ({ contents: "a {}", watchFiles: [], warnings: [] }));
    build.mockReset().mockImplementation(async () => ({
      outputFiles: [
        { path: join(browserFolder, "root-AAAAAAAA.js"), text: `link("/build/_assets/shop-AAAAAAAA.css")` },
      ],
      metafile: {
        inputs: { [component]: {}, [sheet]: {}, "empty-module:~/x.server": {} },
        outputs: { [join(browserFolder, "root-AAAAAAAA.js")]: { inputs: { [sheet]: {} }, imports: [] } },
      },
    }));
    styles.cssFilePlugin = () => ({
      setup: (context: { onLoad: (...args: unknown[]) => void }) => context.onLoad({ filter: /css/ }, css),
    });
    nameStyles();
    styles.cssFilePlugin({ config }).setup({ onLoad: () => undefined });
    browserCompiler.create = async () => ({ compile: build, cancel: async () => undefined });
    reuseBuilds(join(folder, ".dev"));
  });

  it("starts with an empty folder when none was kept", async () => {
    writeFileSync(join(browserFolder, "left-over.js"), "");
    await createCompiler();
    expect(existsSync(join(browserFolder, "left-over.js"))).toBe(false);
  });

  it("is reused, with nothing to write, while its files are the same", async () => {
    const compiler = await createCompiler();
    const first = await compiler.compile();
    await compiler.compile();
    const { outputFiles } = await compiler.compile();
    expect(first.outputFiles).toHaveLength(1);
    expect(outputFiles).toEqual([]);
    expect(build).toHaveBeenCalledTimes(1);
  });

  it("is made again when a file has changed", async () => {
    const compiler = await createCompiler();
    await compiler.compile();
    utimesSync(component, PAST, PAST + 1);
    await compiler.compile();
    expect(build).toHaveBeenCalledTimes(2);
  });

  it("is made again when a file changed while it was built", async () => {
    const compiler = await createCompiler();
    build.mockImplementationOnce(async () => {
      writeFileSync(component, "late");
      return build.getMockImplementation()?.();
    });
    await compiler.compile();
    build.mockClear();
    await compiler.compile();
    expect(build).toHaveBeenCalledTimes(1);
  });

  it("has the new address of styles when only they have changed, under a new name", async () => {
    const compiler = await createCompiler();
    await compiler.compile();
    css.mockImplementation(async () => ({ contents: "b {}", watchFiles: [], warnings: [] }));
    const { outputFiles, metafile } = await compiler.compile();
    expect(build).toHaveBeenCalledTimes(1);
    const [root] = outputFiles;
    expect(root.path).not.toContain("AAAAAAAA");
    expect(root.text).toMatch(/^link\("\/build\/_assets\/shop-[0-9A-F]{8}\.css"\)$/);
    const address = /\/_assets\/.*\.css/.exec(root.text)?.[0] ?? "";
    expect(existsSync(join(browserFolder, address))).toBe(true);
    expect(Object.keys(metafile.outputs)).toEqual([root.path]);
  });

  it("has ended when it was canceled, so that its failure does not cancel the next", async () => {
    const compiler = await createCompiler();
    let fail = (_error: Error) => {};
    build.mockImplementationOnce(() => new Promise((_resolve, reject) => (fail = reject)));
    const canceled = compiler.compile().catch((error: Error) => error.message);
    await vi.waitFor(() => expect(build).toHaveBeenCalledTimes(1));
    let isOver = false;
    const cancellation = compiler.cancel().then(() => (isOver = true));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(isOver).toBe(false);
    fail(new Error("Unclosed block"));
    await cancellation;
    expect(await canceled).toBe("Unclosed block");
    expect((await compiler.compile()).outputFiles).toHaveLength(1);
  });

  it("is made again after it failed, and when styles have a fault", async () => {
    const compiler = await createCompiler();
    build.mockRejectedValueOnce(new Error("Unexpected token"));
    await expect(compiler.compile()).rejects.toThrow("Unexpected token");
    await compiler.compile();
    expect(build).toHaveBeenCalledTimes(2);
    css.mockRejectedValueOnce(new Error("Unclosed block"));
    await compiler.compile();
    expect(build).toHaveBeenCalledTimes(3);
  });
});

describe("the server's build", () => {
  it("reads the manifest, which is written before the build is announced", async () => {
    separateManifest();
    const load = vi.fn();
    const plugin = manifestPlugin.serverAssetsManifestPlugin({});
    plugin.setup({
      onResolve: () => undefined,
      onLoad: (_: unknown, loader: () => unknown) => load(loader()),
    });
    expect(load).toHaveBeenCalledWith(
      expect.objectContaining({ contents: expect.stringContaining("browser-manifest.json") }),
    );
    const isWritten = manifests.write(config, { version: "0badcafe" });
    expect(existsSync(join(folder, ".dev/browser-manifest.json"))).toBe(true);
    await isWritten;
  });
});

describe("browsers", () => {
  const routes = { cart: { file: "cart.tsx" }, help: { file: "help.tsx" } };
  const former = manifestOf({ cart: "cart-1.js", help: "help-1.js" });

  beforeEach(() => {
    mkdirSync(join(folder, "brands/mpc"), { recursive: true });
    write(join(folder, "brands/mpc/brand.yaml"), "name: My Pet Canvas");
    vi.stubEnv("BRANDS_DIR", join(folder, "brands"));
    narrowUpdates();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it("import only changed routes, and reload the data of all", async () => {
    const before = await detectChanges();
    const updates = updatesTo({ help: "help-1.js" }, await detectChanges(), before);
    expect(updates).toMatchObject([
      { routeId: "cart", url: "cart-2.js", revalidate: true },
      { routeId: "help", url: "hmr.js", revalidate: true },
    ]);
  });

  it("load the page again when packages have changed", async () => {
    const before = await detectChanges();
    const updates = updatesTo({ help: "help-1.js", packages: "2" }, await detectChanges(), before);
    expect(updates).toMatchObject([{ url: "reload.js" }]);
  });

  it("load the page again when the brand has changed", async () => {
    const before = await detectChanges();
    writeFileSync(join(folder, "brands/mpc/brand.yaml"), "name: My Pet Gifts");
    const updates = updatesTo({ help: "help-1.js" }, await detectChanges(), before);
    expect(updates).toMatchObject([{ url: "reload.js" }]);
  });

  /** @returns what Remix compares after each build; times differ as they would after a save */
  async function detectChanges(): Promise<object> {
    vi.setSystemTime(Date.now() + 1);
    return detection.detectLoaderChanges({ config: { ...config, routes } });
  }

  function updatesTo(
    { help, packages }: { help: string; packages?: string },
    changes: object,
    before: object,
  ) {
    const manifest = manifestOf({ cart: "cart-2.js", help }, packages);
    return replacement.updates({ ...config, routes }, manifest, former, changes, before);
  }

  function manifestOf(modules: Record<string, string>, packages = "1") {
    const entries = Object.entries(modules).map(([id, module]) => [id, { id, module }]);
    return { routes: Object.fromEntries(entries), hmr: { runtime: "hmr.js", reload: "reload.js", packages } };
  }
});

function createCompiler() {
  return browserCompiler.create({ config, options: {} }, {});
}

function write(path: string, content: string) {
  writeFileSync(path, content);
  utimesSync(path, PAST, PAST);
}
