import { openLog } from "~/log.server";

/** Warnings and errors of the engine. */
export const logger = openLog("engine");
