import { afterAll, beforeAll } from "vitest";
import { type Engine, openEngine } from "~/engine/shared/engine";
import { freshSettings } from "./engine-fixture";

/** Opens an engine with a database of its own for the tests of a file. @returns a function that returns it once they run */
export function engineAlone(): () => Engine {
  let engine: Engine;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const fresh = await freshSettings();
    remove = fresh.remove;
    engine = await openEngine(fresh.settings);
  });
  afterAll(async () => {
    await engine.close();
    await remove();
  });
  return () => engine;
}
