/** Names a session in the query of an API call (specification §7); no link, redirect or log may repeat it. */
export const SESSION_PARAMETER = "sessionid";

/** The query of an address without that parameter, however its name is cased. */
export function withoutSessionId({ search }: { search: string }): string {
  const parameters = new URLSearchParams(search);
  const names = [...parameters.keys()].filter((name) => name.toLowerCase() === SESSION_PARAMETER);
  if (names.length === 0) return search;
  for (const name of names) parameters.delete(name);
  return parameters.size > 0 ? `?${parameters}` : "";
}
