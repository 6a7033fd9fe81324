import type { Destination } from "~/brand/navigation-schema";
import { usePossible } from "../session/features";
import { ChevronIcon } from "../ui/icons";

/**
 * A list of links: collapsed below its title on a small screen, at most 400 pixels high when open (specification §2),
 * and always open on a wide one. Nothing if this shop has none of the pages.
 */
export function FooterMenu({ title, destinations }: { title: string; destinations: Destination[] }) {
  const possible = usePossible(destinations);
  if (possible.length === 0) return null;
  return (
    // useOpenWhileWide may have opened it before React hydrates it in development.
    <details className="footer-menu" suppressHydrationWarning>
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
