/** URL parameters that authorize access to something. */
const PARAMETERS = ["token", "order", "check", "key"];
const PATHS = /^\/(orders\/desk|share-design|shared-photos\/photo)\//;

/** Whether a URL of the store authorizes whoever has it, or identifies an order, so that it must be neither reported nor remembered. */
export function hasSecret({ pathname, searchParams }: URL): boolean {
  return PATHS.test(pathname) || PARAMETERS.some((name) => searchParams.has(name));
}
