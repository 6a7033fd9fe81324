/** Seconds after which a client may try again. */
export const RETRY_AFTER_SECONDS = 10;

/** The database does not answer, or cannot do what was asked now. The same request may well succeed a little later. */
export class DatabaseUnavailable extends Error {
  /** By it the start script tells this error from a bug (scripts/start.mjs). */
  readonly code = "DATABASE_UNAVAILABLE";
}

/** Error classes of PostgreSQL (first two characters of the code): connection, resources, operator intervention, system. */
const POSTGRES_CLASSES = ["08", "53", "57", "58"];
/** Idle in a transaction for too long, a lock that is not free, and a server that takes no writes. */
const POSTGRES_CODES = ["25P03", "25P04", "55P03", "25006"];
const NETWORK_CODES = [
  "EAI_AGAIN",
  "ECONNABORTED",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
];
const SQLITE_CODES =
  /^SQLITE_(?:BUSY|CANTOPEN|CORRUPT|FULL|IOERR|LOCKED|NOMEM|NOTADB|PROTOCOL|READONLY)(?:_|$)/;
/** Errors of the client library that have no code. */
const BROKEN_CONNECTION = /^(?:Connection terminated|Client (?:has encountered|was closed)|timeout e)/;

/** The error as a DatabaseUnavailable if the database is to blame and not the statement; any other error as it is. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;
  if (!isOutage(error)) return error;
  return new DatabaseUnavailable(reasonOf(error), { cause: error });
}

/** Whether the connection to PostgreSQL can no longer be used after this error. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return BROKEN_CONNECTION.test(error.message) || NETWORK_CODES.includes(code) || /^(?:08|57P)/.test(code);
}

/** Whether another process holds the lock of an SQLite file. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && /^SQLITE_(?:BUSY|LOCKED)(?:_|$)/.test(codeOf(error));
}

/** Whether an SQLite file is no database, or no longer one. */
export function isDamaged(error: unknown): boolean {
  return error instanceof Error && /^SQLITE_(?:CORRUPT|NOTADB)(?:_|$)/.test(codeOf(error));
}

function isOutage(error: Error): boolean {
  const code = codeOf(error);
  return (
    BROKEN_CONNECTION.test(error.message) ||
    NETWORK_CODES.includes(code) ||
    SQLITE_CODES.test(code) ||
    (/^[0-9A-Z]{5}$/.test(code) &&
      (POSTGRES_CODES.includes(code) || POSTGRES_CLASSES.includes(code.slice(0, 2))))
  );
}

function codeOf(error: Error): string {
  return "code" in error ? String(error.code) : "";
}

/** A host with several addresses fails with an error that has a code and no message. */
function reasonOf(error: Error): string {
  return error.message || codeOf(error);
}
