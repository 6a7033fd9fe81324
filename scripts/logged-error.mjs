import pino from "pino";

/** An e-mail address, which a message of a database or of a remote provider may repeat. */
const EMAIL_ADDRESS = /[^\s"'<>=(),;:]+@[^\s"'<>(),;:]+/g;
const MAX_CAUSES = 5;

/**
 * What the log says of something that was thrown, with the causes that it names. A database's error may carry the row it is
 * about, which names people: that is left out, and so are e-mail addresses.
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

/** Remix wraps what its router throws: an error of its own, or a status alone. Anything else has a text at most. */
function asError(thrown) {
  if (isError(thrown)) return thrown;
  if (isError(thrown?.error)) return thrown.error;
  const text = thrown?.status ? `${thrown.status} ${thrown.statusText}` : String(thrown);
  return { name: thrown?.constructor?.name, message: text };
}

/** From the nearest to the farthest; of several at once, such as of the addresses of one host, each. */
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
