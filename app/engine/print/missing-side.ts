import { FilesUnavailable } from "../files/file-failure";
import { BusyError } from "../shared/concurrency-limit";
import { databaseFailureResponse } from "../shared/database-failure";
import { logger } from "../shared/logger";

/**
 * Logs that a job ticket is drawn without a side, such as one whose photo is gone.
 * @throws the error when the side could be drawn later: the ticket is kept
 */
export function leaveOutSide(error: unknown, surface: string): void {
  const isTemporary =
    error instanceof BusyError ||
    error instanceof FilesUnavailable ||
    databaseFailureResponse(error) !== null;
  if (isTemporary) throw error;
  logger.warn({ err: error, surface }, "a job ticket lacks a side");
}
