/** Errors whose message says what to do. */
const EXPLAINED = /^(?:Wrong settings|Wrong brand file|Please build|There is no (?:shop|brand))/;
const CODES = new Set([
  "SHOP_LOCKED",
  "DATABASE_UNAVAILABLE",
  "NEWER_DATABASE",
  "SCHEMA_DIFFERS",
  "RESTORE_UNFINISHED",
  "NO_SQLITE",
  "OWNER_EXISTS",
]);
const NAMES = new Set(["BackupRejection", "CommandRejection", "NotForThisShop"]);
/** The database belongs to another branch; developers can recreate their data. */
const OTHER_VERSION = new Set(["NEWER_DATABASE", "SCHEMA_DIFFERS"]);

/** Errors of Node.js, sharp, better-sqlite3 and napi-rs packages whose native part is missing. */
const NATIVE =
  /^(?:Could not locate the bindings file|Could not load the "sharp" module|Cannot find native binding|Failed to load native binding)/;

/**
 * Explains a startup error that can be fixed without reading code.
 * @param {unknown} error
 * @param {{ port?: string, mode?: string }} circumstances PORT and NODE_ENV
 * @returns {string | null} one line; null for a bug, whose stack is needed
 */
export function explainError(error, { port, mode } = {}) {
  const causes = causesOf(error);
  if (causes.some(({ code }) => code === "EADDRINUSE"))
    return `Port ${port} is taken. Set PORT to a free one.`;
  const native = causes.find((cause) => cause.code === "ERR_DLOPEN_FAILED" || NATIVE.test(cause.message));
  if (native) {
    return `A compiled package does not fit Node.js ${process.version}: ${firstLine(native.message)} Run npm rebuild, or npm ci.`;
  }
  if (!causes.some(isExplained)) return null;
  const message = error.message || (error.errors?.[0]?.message ?? String(error.code));
  const isOtherVersion = causes.some(({ code }) => OTHER_VERSION.has(code)) && mode === "development";
  return isOtherVersion ? `${message} For a fresh shop in development: npm run reset` : message;
}

/** The error and its chain of causes. */
function causesOf(error) {
  const causes = [];
  for (let cause = error; cause instanceof Error && !causes.includes(cause); cause = cause.cause)
    causes.push(cause);
  return causes;
}

/** Errors of the system or PostgreSQL that need no stack: a folder without write access, an unreachable server. */
function isExplained(error) {
  const isOfDatabaseServer = typeof error.severity === "string";
  return (
    NAMES.has(error.name) ||
    CODES.has(error.code) ||
    EXPLAINED.test(error.message) ||
    error.syscall !== undefined ||
    error.errors?.[0]?.syscall !== undefined ||
    isOfDatabaseServer
  );
}

function firstLine(message) {
  return message.split("\n", 1)[0];
}
