import { useState, useSyncExternalStore } from "react";

const never = () => () => {};
const yes = () => true;
const no = () => false;

/** Whether the page stands as the server drew it; false once it was drawn anew in the browser, after a failure. */
export function useCameFromServer(): boolean {
  const isFirst = useSyncExternalStore(never, no, yes);
  const [cameFromServer] = useState(isFirst);
  return cameFromServer;
}
