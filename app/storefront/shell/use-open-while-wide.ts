import { type RefObject, useEffect } from "react";

/** Width from which all links fit; the mobile breakpoint of specification §9. */
const WIDE = "(min-width: 1024px)";

/** On a wide screen CSS shows the links of the footer's menus; opening the elements exposes them to screen readers as well. */
export function useOpenWhileWide(around: RefObject<HTMLElement>) {
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const follow = () => {
      for (const menu of around.current?.querySelectorAll<HTMLDetailsElement>(".footer-menu") ?? [])
        menu.open = wide.matches;
    };
    const stayOpen = () => wide.matches && follow();
    stayOpen();
    const node = around.current;
    wide.addEventListener("change", follow);
    node?.addEventListener("toggle", stayOpen, true);
    return () => {
      wide.removeEventListener("change", follow);
      node?.removeEventListener("toggle", stayOpen, true);
    };
  }, [around]);
}
