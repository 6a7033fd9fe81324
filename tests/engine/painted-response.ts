import { setTimeout as pause } from "node:timers/promises";
import type { EngineFixture } from "./engine-fixture";

const ATTEMPT_MILLISECONDS = 100;
const MAX_ATTEMPTS = 200;

/** Requests a product picture, whose drawing is sent at first, until it has been painted. */
export async function paintedResponse(
  engine: Pick<EngineFixture, "rest">,
  address: string,
): Promise<Response> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const response = await engine.rest(address);
    if (!response.headers.get("Content-Type")?.startsWith("image/svg+xml")) return response;
    await pause(ATTEMPT_MILLISECONDS);
  }
  throw new Error(`${address} is not painted.`);
}
