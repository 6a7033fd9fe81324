import { openEngine } from "~/engine/shared/engine";

/** A process that opens the engine and ends: the tests start several at once. */
const engine = await openEngine(JSON.parse(process.env.ENGINE_SETTINGS ?? ""));
await engine.close();
