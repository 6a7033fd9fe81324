import { currentSettings } from "~/settings.server";
import { type Engine, openEngine } from "./shared/engine";

/** Kept on globalThis so that a rebuild in development goes on with the open connection. */
const kept = globalThis as typeof globalThis & { mpcEngine?: Promise<Engine> };

/**
 * The only way into the engine: answers POST /graphql and the paths of /rest and /media. The engine is opened
 * by the first call, and again by the next one when that failed.
 */
export async function answer(request: Request): Promise<Response> {
  kept.mpcEngine ??= openEngine(currentSettings());
  try {
    return (await kept.mpcEngine).answer(request);
  } catch (error) {
    kept.mpcEngine = undefined;
    throw error;
  }
}
