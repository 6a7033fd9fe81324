import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Does for navigation within the app what a browser does when it loads a page: announces the new title, and moves the
 * focus to the page's content.
 */
export function usePageChanges(main: RefObject<HTMLElement>) {
  const { pathname, hash } = useLocation();
  const arrived = useRef(pathname);
  const [displayTitle, announce] = useState("");
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    announce(document.title);
    if (!hash) main.current?.focus({ preventScroll: true });
  }, [pathname, hash, main]);
  return { displayTitle, fade: useFade(pathname) };
}

/** Alternates between two equal fade animations, so that each navigation starts one; none for the first page. */
function useFade(pathname: string): "odd" | "even" | undefined {
  const [shown, setShown] = useState({ pathname, changes: 0 });
  if (shown.pathname !== pathname) setShown({ pathname, changes: shown.changes + 1 });
  if (shown.changes === 0) return undefined;
  return shown.changes % 2 === 1 ? "odd" : "even";
}
