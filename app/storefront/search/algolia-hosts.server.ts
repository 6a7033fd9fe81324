/** Longer than this nobody waits; the provider's own search answers then. */
const PATIENCE_MILLISECONDS = 2000;
/** After so long without the head of a response, the next host is asked. */
const HOST_MILLISECONDS = 1000;
/** For so long a host that failed is asked last. */
const REST_MILLISECONDS = 2 * 60_000;

/** Origin → the time until which it is asked last. */
const restsUntil = new Map<string, number>();

/**
 * Asks one host after the other until one answers.
 * @param hosts origins, the best first
 * @returns the JSON of the response
 * @throws Error when none answers in time, or one refuses the request
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

/** Null when there is no response in time. The time for its body is that of the deadline. */
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
