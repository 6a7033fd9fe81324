import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";

/** What a browser does when it loads a page is done for the changes within it, too: the new title is spoken, and the focus begins at the page's content. */
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

/** Which of two equal fades the page comes with, so that each change begins one; none for the first page. */
function useFade(pathname: string): "odd" | "even" | undefined {
  const [shown, setShown] = useState({ pathname, changes: 0 });
  if (shown.pathname !== pathname) setShown({ pathname, changes: shown.changes + 1 });
  if (shown.changes === 0) return undefined;
  return shown.changes % 2 === 1 ? "odd" : "even";
}
