/**
 * A route's `handle`: the code that its page needs besides the route's module. It is fetched before React hydrates the
 * page in one go, because parts that are hydrated later lose what the shopper does before.
 */
export interface RouteCode<Data> {
  /** Fetches the code for what the route's loader has returned. */
  fetchCode: (data: Data) => Promise<void>;
}

/**
 * Fetches the code of the routes whose page the server has rendered.
 * @throws Error when some cannot be fetched
 */
export async function fetchRouteCode(): Promise<void> {
  const loaderData = window.__remixContext.state.loaderData ?? {};
  await Promise.all(
    Object.entries(loaderData).map(([id, data]) => {
      const { fetchCode } = (window.__remixRouteModules[id]?.handle ?? {}) as Partial<RouteCode<unknown>>;
      return data && fetchCode?.(data);
    }),
  );
}
