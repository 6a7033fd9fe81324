import { useLocation, useNavigationType } from "@remix-run/react";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { announce } from "../ui/live-region";

/**
 * Does for navigation within the app what a browser does when it loads a page: announces the new title, and moves the
 * focus to the page's content; after Back, to the link that was followed.
 * @returns which fade the page has
 */
export function usePageChanges(main: RefObject<HTMLElement>) {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === "POP";
  const leftBy = useLinksLeftBy(key);
  const arrived = useRef(pathname);
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    announce(document.title);
    const left = isBack ? leftBy(key) : undefined;
    if (left || !hash) (left ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, hash, key, isBack, leftBy, main]);
  return useFade(pathname);
}

/** A link of a page: its address, and its place among the page's links with this address. */
interface LinkPlace {
  address: string;
  index: number;
}

/** Remembers the link that was focused last on each page of the history. */
function useLinksLeftBy(key: string): (key: string) => HTMLElement | undefined {
  const current = useRef(key);
  const links = useRef(new Map<string, LinkPlace>());
  useEffect(() => {
    current.current = key;
  }, [key]);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const link = target instanceof Element && target.closest("a[href]");
      if (!link) return;
      const address = link.getAttribute("href") ?? "";
      links.current.set(current.current, { address, index: linksTo(address).indexOf(link as HTMLElement) });
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);
  return useCallback((of) => {
    const place = links.current.get(of);
    return place && linksTo(place.address)[place.index];
  }, []);
}

/** In the order of the page: a menu may have the same links as the content. */
function linksTo(address: string): HTMLElement[] {
  return [...document.querySelectorAll("a")].filter((link) => link.getAttribute("href") === address);
}

/** Alternates between two equal fade animations, so that each navigation starts one; none for the first page. */
function useFade(pathname: string): "odd" | "even" | undefined {
  const [shown, setShown] = useState({ pathname, changes: 0 });
  if (shown.pathname !== pathname) setShown({ pathname, changes: shown.changes + 1 });
  if (shown.changes === 0) return undefined;
  return shown.changes % 2 === 1 ? "odd" : "even";
}
