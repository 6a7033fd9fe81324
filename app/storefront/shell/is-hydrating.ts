import { useState, useSyncExternalStore } from "react";

const never = () => () => {};
const yes = () => true;
const no = () => false;

/** Whether the page was rendered by the server and is hydrated; false once the browser has rendered it anew, after a failure. */
export function useIsHydrating(): boolean {
  const isFirst = useSyncExternalStore(never, no, yes);
  const [isHydrating] = useState(isFirst);
  return isHydrating;
}
