/** Columns with credentials, or of no use to a person. */
const LEFT_OUT =
  /_hash$|_key$|^password|token|session_id|^text_body$|^html_body$|unsubscribe_url|claimed_until|^store_code$/;

/** Makes a row readable for its owner: omits secrets, parses JSON, encodes files in base64. */
export function readable(row: object): Record<string, unknown> {
  const columns = Object.entries(row).filter(([name]) => !LEFT_OUT.test(name));
  return Object.fromEntries(columns.map(([name, value]) => [name, plain(value)]));
}

function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
  return typeof value === "string" && /^[[{]/.test(value) ? parsed(value) : value;
}

/** Text that only resembles JSON, such as a claim that begins with a bracket, stays a string. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
