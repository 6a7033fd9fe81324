/** Retry-After value for clients, in seconds. */
export const RETRY_AFTER_SECONDS = 10;

/** The database is unreachable or overloaded; the same request may succeed later. */
export class DatabaseUnavailable extends Error {
  /** Distinguishes this error from a bug in the start script (scripts/start.mjs). */
  readonly code = "DATABASE_UNAVAILABLE";
}

/** Error classes of PostgreSQL (first two characters of the code): connection, resources, operator intervention, system. */
const POSTGRES_CLASSES = ["08", "53", "57", "58"];
/** Idle-in-transaction timeout, transaction timeout, unavailable lock, and a read-only server. */
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

/** Converts an error caused by the database's state into DatabaseUnavailable; returns any other error unchanged. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;
  if (!isOutage(error)) return error;
  return new DatabaseUnavailable(reasonOf(error), { cause: error });
}

/** True if the PostgreSQL connection is unusable after this error. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return BROKEN_CONNECTION.test(error.message) || NETWORK_CODES.includes(code) || /^(?:08|57P)/.test(code);
}

/** True if another process holds the lock of an SQLite file. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && /^SQLITE_(?:BUSY|LOCKED)(?:_|$)/.test(codeOf(error));
}

/** True if a file is not a valid SQLite database, or is damaged. */
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

/** For a host with several addresses, the error has a code but no message. */
function reasonOf(error: Error): string {
  return error.message || codeOf(error);
}
