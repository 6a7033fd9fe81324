import { afterAll, vi } from "vitest";

// `unstubEnvs` ends stubs before the next test. The next file's modules are loaded before, and may keep what they read.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
