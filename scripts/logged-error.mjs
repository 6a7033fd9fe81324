import pino from "pino";

/** An email address, which a message of a database or of a remote provider may contain. */
const EMAIL_ADDRESS = /[^\s"'<>=(),;:]+@[^\s"'<>(),;:]+/g;
const MAX_CAUSES = 5;

/**
 * The loggable form of a thrown value, with its causes. Omits the row that a database's error may contain, since it has
 * personal data, and email addresses.
 * @param {unknown} thrown
 */
export function loggedError(thrown) {
  const { type, message, stack, code } = pino.stdSerializers.err(asError(thrown));
  const causes = causesOf(thrown);
  return {
    type,
    message: withoutAddresses(message),
    stack: stack && withoutAddresses(stack),
    code,
    causes: causes.length > 0 ? causes : undefined,
  };
}

/** @param {string} text */
export function withoutAddresses(text) {
  return text.replace(EMAIL_ADDRESS, "…");
}

/** Unwraps errors of Remix's router, which may be a status only. Other values have at most a text. */
function asError(thrown) {
  if (isError(thrown)) return thrown;
  if (isError(thrown?.error)) return thrown.error;
  const text = thrown?.status ? `${thrown.status} ${thrown.statusText}` : String(thrown);
  return { name: thrown?.constructor?.name, message: text };
}

/** From the nearest to the farthest; an aggregate, such as for several addresses of one host, contributes each. */
function causesOf(thrown) {
  const causes = [];
  const waiting = directCauses(asError(thrown));
  while (waiting.length > 0 && causes.length < MAX_CAUSES) {
    const cause = waiting.shift();
    causes.push({ type: cause.name, message: withoutAddresses(cause.message), code: cause.code });
    waiting.push(...directCauses(cause));
  }
  return causes;
}

function directCauses({ cause, errors }) {
  return [cause, ...(Array.isArray(errors) ? errors : [])].filter(isError);
}

function isError(value) {
  return typeof value?.message === "string";
}
