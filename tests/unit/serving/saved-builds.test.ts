import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { savedBuilds } from "../../../scripts/dev/saved-builds.mjs";

/** Long before any build. */
const PAST = 1_000_000_000;

const former = process.cwd();
const empty = vi.fn();
const options = { REMIX_DEV_ORIGIN: "http://localhost:3001" };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  empty.mockReset();
  process.chdir(mkdtempSync(join(tmpdir(), "saved-builds-")));
  for (const folder of ["app", "scripts/dev", ".dev/browser"]) mkdirSync(folder, { recursive: true });
  for (const file of ["package-lock.json", "remix.config.js", "tailwind.config.ts", "tsconfig.json"]) {
    write(file, "{}");
  }
  write("app/cart.tsx", "one");
  for (const file of ["index.js", "browser/root.js"]) writeFileSync(join(".dev", file), "");
  writeFileSync(".dev/browser-manifest.json", "{}");
});

afterEach(() => {
  vi.useRealTimers();
  process.chdir(former);
});

it("are those of the last start while all sources are the same, and their files stay", async () => {
  await build();
  expect(await taken()).toMatchObject({ hmr: { runtime: "hmr.js" }, isKept: true });
  expect(empty).not.toHaveBeenCalled();
});

it("are not used after a source has changed or was added, and the browser's files are removed", async () => {
  await build();
  write("app/cart.tsx", "two");
  expect(await taken()).toBeUndefined();
  write("app/cart.tsx", "one");
  write("app/help.tsx", "");
  expect(await taken()).toBeUndefined();
  expect(empty).toHaveBeenCalledTimes(2);
});

it("are not used for another origin of Remix's server, which they contain", async () => {
  await build();
  expect(await taken({ REMIX_DEV_ORIGIN: "http://localhost:3002" })).toBeUndefined();
});

it("are forgotten before another build is written", async () => {
  const builds = await build();
  builds.replace("server", built(), context());
  expect(await taken()).toBeUndefined();
});

it("are not kept when a source is newer than the build", async () => {
  await build(() => writeFileSync("app/cart.tsx", "late"));
  expect(await taken()).toBeUndefined();
});

it("are used once: a changed configuration builds anew", async () => {
  await build();
  const builds = savedBuilds(".dev", { empty });
  await builds.take("browser", context());
  expect(await builds.take("browser", context())).toBeUndefined();
});

/** Builds and keeps; `meanwhile` runs after the build. */
async function build(meanwhile = () => {}) {
  const builds = savedBuilds(".dev", { empty: () => undefined });
  builds.replace("browser", built(), context());
  builds.replace("server", built(), context());
  meanwhile();
  vi.advanceTimersByTime(2000);
  await builds.saved();
  return builds;
}

function built() {
  return {
    start: Date.now() - 1,
    times: [PAST * 1000],
    hmr: { runtime: "hmr.js" },
    metafile: { inputs: { "app/cart.tsx": {} }, outputs: { ".dev/browser/root.js": {} } },
  };
}

/** What the next start takes. */
function taken(others = options) {
  return savedBuilds(".dev", { empty }).take("browser", { ...context(), options: others });
}

function context() {
  const root = process.cwd();
  const config = {
    rootDirectory: root,
    appDirectory: join(root, "app"),
    serverBuildPath: join(root, ".dev/index.js"),
    assetsBuildDirectory: join(root, ".dev/browser"),
  };
  return { config, options };
}

function write(file: string, content: string) {
  writeFileSync(file, content);
  utimesSync(file, PAST, PAST);
}
