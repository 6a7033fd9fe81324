import { beforeEach, expect, it, vi } from "vitest";

const disk = vi.hoisted(() => ({ saved: "" }));
const running = vi.hoisted(() => ({ bundle: "" }));
vi.mock("~/brand/running-bundle.server", () => ({ runningBundle: () => running.bundle }));
vi.mock("node:fs", () => ({
  readFileSync: () => disk.saved,
  writeFileSync: (_path: string, text: string) => {
    disk.saved = text;
  },
}));

const FILE = { path: "brands/mpc/brand.yaml", content: "name: My Pet Canvas", texts: { code: "mpc" } };
const DATA = { name: "My Pet Canvas", colors: ["ink"] };

beforeEach(() => {
  disk.saved = "";
  running.bundle = "one";
  vi.stubEnv("NODE_ENV", "production");
});

/** The module as a new process has it. */
async function newProcess() {
  vi.resetModules();
  return import("~/brand/parsed-by-build.server");
}

async function buildWith(data: unknown): Promise<void> {
  const { parsedByBuild, saveParsedFiles } = await newProcess();
  parsedByBuild(FILE, () => data);
  saveParsedFiles();
}

it("a file that the build has parsed is not parsed again", async () => {
  await buildWith(DATA);
  const { parsedByBuild } = await newProcess();
  const parse = vi.fn();
  expect(parsedByBuild(FILE, parse)).toEqual(DATA);
  expect(parse).not.toHaveBeenCalled();
});

it("each reader has data of its own", async () => {
  await buildWith(DATA);
  const { parsedByBuild } = await newProcess();
  const read = () => parsedByBuild<typeof DATA>(FILE, () => DATA);
  read().colors.push("paper");
  expect(read()).toEqual(DATA);
});

it.each([
  ["content", { ...FILE, content: "name: Neon" }],
  ["texts", { ...FILE, texts: { code: "neon" } }],
  ["path", { ...FILE, path: "brands/neon/brand.yaml" }],
])("a file with another %s is parsed", async (_, changed) => {
  await buildWith(DATA);
  const { parsedByBuild } = await newProcess();
  expect(parsedByBuild(changed, () => "anew")).toBe("anew");
});

it("each file is parsed when the build's data are damaged", async () => {
  await buildWith(DATA);
  disk.saved = disk.saved.slice(1);
  const { parsedByBuild } = await newProcess();
  expect(parsedByBuild(FILE, () => "anew")).toBe("anew");
});

it("data that JSON would change are parsed at each start", async () => {
  await buildWith({ ...DATA, description: undefined });
  expect(JSON.parse(disk.saved).files).toEqual({});
});

it("each file is parsed by another bundle, whose schemas may differ", async () => {
  await buildWith(DATA);
  running.bundle = "other";
  const { parsedByBuild } = await newProcess();
  expect(parsedByBuild(FILE, () => "anew")).toBe("anew");
});

it("outside of production, each file is parsed", async () => {
  await buildWith(DATA);
  vi.stubEnv("NODE_ENV", "test");
  const { parsedByBuild } = await newProcess();
  expect(parsedByBuild(FILE, () => "anew")).toBe("anew");
});
