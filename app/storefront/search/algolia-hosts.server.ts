/** Total timeout; afterwards the provider's own search is used. */
const PATIENCE_MILLISECONDS = 2000;
/** Timeout for the response headers of one host, before the next one is tried. */
const HOST_MILLISECONDS = 1000;
/** How long a host that failed is tried last. */
const REST_MILLISECONDS = 2 * 60_000;

/** Origin → time until which it is tried last. */
const restsUntil = new Map<string, number>();

/**
 * Queries the hosts in turn until one responds.
 * @param hosts origins, the best first
 * @returns the JSON of the response
 * @throws Error when none responds in time, or one rejects the request
 */
export async function askFirstHost(hosts: string[], path: string, request: RequestInit): Promise<unknown> {
  const deadline = AbortSignal.timeout(PATIENCE_MILLISECONDS);
  for (const host of restingLast(hosts)) {
    const response = await askHost(host + path, request, deadline);
    if (deadline.aborted) break;
    if (response?.ok) return response.json();
    if (response && response.status >= 400 && response.status < 500)
      throw new Error(`The search service refuses: ${response.status}.`);
    restsUntil.set(host, Date.now() + REST_MILLISECONDS);
  }
  throw new Error(
    deadline.aborted ? "The search service is too slow." : "The search service does not answer.",
  );
}

function restingLast(hosts: string[]): string[] {
  const isResting = (host: string) => Date.now() < (restsUntil.get(host) ?? 0);
  return [...hosts.filter((host) => !isResting(host)), ...hosts.filter(isResting)];
}

/** Returns null without a response in time. The body may take until the total timeout. */
async function askHost(
  address: string,
  request: RequestInit,
  deadline: AbortSignal,
): Promise<Response | null> {
  const tooSlow = new AbortController();
  const timer = setTimeout(() => tooSlow.abort(), HOST_MILLISECONDS);
  try {
    const signal = AbortSignal.any([tooSlow.signal, deadline]);
    return await fetch(address, { ...request, redirect: "manual", signal });
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
