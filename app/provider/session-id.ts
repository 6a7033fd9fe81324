/** Query parameter with the session of an API call (specification §7); must not appear in links, redirects or logs. */
export const SESSION_PARAMETER = "sessionid";

/** The query of a URL without that parameter, ignoring the case of its name. */
export function withoutSessionId({ search }: { search: string }): string {
  const parameters = new URLSearchParams(search);
  const names = [...parameters.keys()].filter((name) => name.toLowerCase() === SESSION_PARAMETER);
  if (names.length === 0) return search;
  for (const name of names) parameters.delete(name);
  return parameters.size > 0 ? `?${parameters}` : "";
}
