import { useState, useSyncExternalStore } from "react";

const never = () => () => {};
const yes = () => true;
const no = () => false;

/**
 * Returns whether the page was rendered by the server and hydrated; false once the browser has rendered it again after
 * an error.
 */
export function useIsHydrating(): boolean {
  const isFirst = useSyncExternalStore(never, no, yes);
  const [isHydrating] = useState(isFirst);
  return isHydrating;
}
