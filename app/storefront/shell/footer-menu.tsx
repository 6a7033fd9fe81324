import { type RefObject, useEffect, useRef } from "react";
import type { Destination } from "~/brand/navigation-schema";
import { usePossible } from "../session/features";
import { ChevronIcon } from "../ui/icons";

/** From this width on there is room for all links; the mobile breakpoint of specification §9. */
const WIDE = "(min-width: 1024px)";

/**
 * A list of links: folded below its title on a small screen, at most 400 pixels high when open (specification §2), and
 * always open on a wide one. Nothing when none of them leads anywhere in this shop.
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

/** A wide screen shows the links by their style alone; this tells the same to those who hear the page. */
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
