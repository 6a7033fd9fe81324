import { setTimeout as pause } from "node:timers/promises";
import { logger } from "../shared/logger";
import { samplePictureVersion } from "./sample-picture";

/** As long as a few requests take. */
const PAUSE_MILLISECONDS = 10;

/**
 * Draws the usual picture of each product, one after the other with pauses for shoppers: the first list of all products
 * would otherwise hold the process for a second. Never throws.
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
