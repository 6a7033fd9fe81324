import { createRequire } from "node:module";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { updateEarly } from "../../../scripts/dev/early-updates.mjs";

const require = createRequire(import.meta.url);
const sockets = require("@remix-run/dev/dist/devServer_unstable/socket.js");
const browserFiles = require("@remix-run/dev/dist/compiler/js/write.js");
const manifests = require("@remix-run/dev/dist/compiler/manifest.js");

const config = {
  rootDirectory: "/shop",
  appDirectory: "/shop/app",
  routes: {
    home: { file: "routes/home.tsx" },
    cart: { file: "routes/cart.tsx" },
    about: { file: "routes/about.tsx" },
  },
};
const { serve } = sockets;
const { write: writeOfFiles } = browserFiles;
const { write: writeOfManifest } = manifests;
const hmr = vi.fn();
let writeFiles = Promise.resolve();

beforeAll(() => {
  sockets.serve = () => ({ hmr });
  browserFiles.write = () => writeFiles;
  manifests.write = () => undefined;
  updateEarly();
  sockets.serve();
});

afterAll(() => {
  sockets.serve = serve;
  browserFiles.write = writeOfFiles;
  manifests.write = writeOfManifest;
});

beforeEach(async () => {
  writeFiles = Promise.resolve();
  build(manifestOf({}));
  await settled();
  hmr.mockClear();
});

test("a changed component is sent once its files are written", async () => {
  let resolve = () => {};
  writeFiles = new Promise((done) => {
    resolve = done;
  });
  const manifest = manifestOf({ home: "/home-2.js" });
  build(manifest);
  await settled();
  expect(hmr).not.toHaveBeenCalled();
  resolve();
  await settled();
  expect(hmr.mock.calls).toEqual([
    [manifest, [expect.objectContaining({ routeId: "home", url: "/home-2.js" })]],
  ]);
});

test("a build without changes is not sent", async () => {
  build(manifestOf({}));
  await settled();
  expect(hmr).not.toHaveBeenCalled();
});

test("new routes and new packages wait for the server", async () => {
  build({ ...manifestOf({ home: "/home-3.js" }), hmr: { packages: "new" } });
  build(manifestOf({ home: "/home-4.js", about: "/about.js" }));
  await settled();
  expect(hmr).not.toHaveBeenCalled();
});

function build(manifest: ReturnType<typeof manifestOf>) {
  browserFiles.write(config, []);
  manifests.write(config, manifest);
}

function manifestOf(files: Record<string, string>) {
  const modules = { home: "/home-1.js", cart: "/cart-1.js", ...files };
  const routes = Object.entries(modules).map(([id, module]) => [id, { id, module, imports: [] }]);
  return { routes: Object.fromEntries(routes), hmr: { packages: "same" } };
}

function settled() {
  return new Promise((resolve) => setImmediate(resolve));
}
