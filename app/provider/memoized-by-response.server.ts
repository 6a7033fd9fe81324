/**
 * Computes a value once for each response that is cached (public-cache.server.ts), and for as long as it is cached.
 * @param compute must not change the response
 */
export function memoizedByResponse<Response extends object, Value>(
  compute: (response: Response) => Value,
): (response: Response) => Value {
  const values = new WeakMap<Response, { value: Value }>();
  return (response) => {
    const computed = values.get(response) ?? { value: compute(response) };
    values.set(response, computed);
    return computed.value;
  };
}
