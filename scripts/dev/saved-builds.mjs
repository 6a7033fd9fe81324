import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dated, isOutdated } from "./build-inputs.mjs";
import { takeWrittenManifest } from "./separate-manifest.mjs";

const FILE = "builds.json";

/** What builds are made from. `package-lock.json` stands for node_modules. */
const SOURCES = [
  "app",
  "scripts/dev",
  "package-lock.json",
  "remix.config.js",
  "tailwind.config.ts",
  "tsconfig.json",
];

/** Until the list of builds is written, so that many saves write one. */
const PAUSE_MILLISECONDS = 2000;

/**
 * Keeps the lists of files of the last builds beside them, for the next start. They are used only while the contents of
 * all sources are the same.
 * @param {string} folder of the server's build
 * @param {{ empty: (folder: string) => void }} options
 * @returns `take` and `replace` a build; `saved` resolves once the last list is written
 */
export function savedBuilds(folder, { empty }) {
  const file = join(folder, FILE);
  const builds = {};
  let isTaken = false;
  let found;
  let timer;
  let saving = Promise.resolve();
  return { take, replace, saved: () => saving };

  /** The build of the last start; undefined when it is of other sources, and after the first compilers. */
  async function take(name, context) {
    const { config } = context;
    if (!isTaken) {
      isTaken = true;
      found = read(context);
      if (!found) empty(config.assetsBuildDirectory);
    }
    const build = found?.[name];
    if (!build) {
      builds[name] = undefined;
      return undefined;
    }
    delete found[name];
    builds[name] = { ...(await dated(() => build, config)), outputFiles: [], toWrite: [], isKept: true };
    return builds[name];
  }

  /** Forgets the kept builds, which are about to be overwritten, and keeps the new ones in a moment. */
  function replace(name, build, context) {
    rmSync(file, { force: true });
    builds[name] = build;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Without the list, the next start builds anew.
      saving = write(context).catch(() => undefined);
    }, PAUSE_MILLISECONDS);
    timer.unref();
  }

  function read({ config, options }) {
    try {
      const { key, ...kept } = JSON.parse(readFileSync(file, "utf8"));
      const files = [config.serverBuildPath, ...Object.keys(kept.browser.metafile.outputs)];
      if (key !== keyOf(readSources(), options) || !files.every(existsSync)) return undefined;
      takeWrittenManifest(kept.browser, config);
      return kept;
    } catch {
      // There are none, or their list was being written when the last process ended.
      return undefined;
    }
  }

  async function write({ config, options }) {
    const { browser, server } = builds;
    if (!browser || !server) return;
    const sources = readSources();
    const start = Math.min(browser.start, server.start);
    if (sources.some(({ time }) => time > start)) return;
    if ((await isOutdated(browser, config)) || (await isOutdated(server, config))) return;
    if (builds.browser !== browser || builds.server !== server) return;
    const kept = {
      browser: { metafile: browser.metafile, hmr: browser.hmr },
      server: { metafile: server.metafile },
    };
    writeFileSync(file, JSON.stringify({ key: keyOf(sources, options), ...kept }));
  }
}

function readSources() {
  return SOURCES.flatMap(filesIn).map((path) => ({
    path,
    time: statSync(path).mtimeMs,
    content: readFileSync(path),
  }));
}

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

function keyOf(sources, { REMIX_DEV_ORIGIN: origin }) {
  const hash = createHash("sha256").update(String(origin));
  for (const { path, content } of sources) hash.update(`\n${path} ${content.length}\n`).update(content);
  return hash.digest("hex");
}
