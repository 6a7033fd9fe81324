import { setTimeout as pause } from "node:timers/promises";
import { logger } from "../shared/logger";
import { samplePictureVersion } from "./sample-picture";

/** About the duration of a few requests. */
const PAUSE_MILLISECONDS = 10;

/**
 * Draws the default picture of each product in advance, with pauses for requests: the first list of all products would
 * otherwise block the process for a second. Never throws.
 */
export async function drawSamples(skus: string[]): Promise<void> {
  try {
    for (const sku of skus) {
      await pause(PAUSE_MILLISECONDS, undefined, { ref: false });
      samplePictureVersion(sku);
    }
  } catch (error) {
    logger.error({ err: error }, "a sample could not be drawn");
  }
}
