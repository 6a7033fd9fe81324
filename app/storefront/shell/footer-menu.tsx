import { type RefObject, useEffect, useRef } from "react";
import type { Destination } from "~/brand/navigation-schema";
import { usePossible } from "../session/features";
import { ChevronIcon } from "../ui/icons";

/** Width from which all links fit; the mobile breakpoint of specification §9. */
const WIDE = "(min-width: 1024px)";

/**
 * A list of links: collapsed below its title on a small screen, at most 400 pixels high when open (specification §2),
 * and always open on a wide one. Nothing if this shop has none of the pages.
 */
export function FooterMenu({ title, destinations }: { title: string; destinations: Destination[] }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const possible = usePossible(destinations);
  useOpenWhileWide(menu);
  if (possible.length === 0) return null;
  return (
    <details ref={menu} className="footer-menu">
      <summary>
        <h2>{title}</h2>
        <ChevronIcon className="h-5 w-5" />
      </summary>
      <nav aria-label={`${title} links`}>
        <ul>
          {possible.map(({ title, path }) => (
            <li key={path}>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

/** On a wide screen CSS shows the links; opening the element exposes them to screen readers as well. */
function useOpenWhileWide(menu: RefObject<HTMLDetailsElement>) {
  useEffect(() => {
    const details = menu.current;
    const wide = matchMedia(WIDE);
    const follow = () => {
      if (details) details.open = wide.matches;
    };
    const stayOpen = () => wide.matches && follow();
    stayOpen();
    wide.addEventListener("change", follow);
    details?.addEventListener("toggle", stayOpen);
    return () => {
      wide.removeEventListener("change", follow);
      details?.removeEventListener("toggle", stayOpen);
    };
  }, [menu]);
}
