import { Link } from "@remix-run/react";
import { savedDesignPath } from "../my-saved-design/saved-design";
import type { SavedDesignView } from "../my-saved-design/view-saved-design.server";

/** The designs edited last, as pictures with their names. */
export function RecentDesigns({ designs }: { designs: SavedDesignView[] }) {
  return (
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-4">
      {designs.map(({ id, title, picture, changedOn }) => (
        <li key={id}>
          <Link to={savedDesignPath(id)} className="group block">
            <img
              src={picture}
              alt=""
              width={300}
              height={300}
              loading="lazy"
              decoding="async"
              className="aspect-square w-full rounded-card border border-line bg-sand object-cover transition-colors duration-200 group-hover:border-ink"
            />
            <span className="mt-2 block break-words font-semibold leading-snug group-hover:underline">
              {title}
            </span>
            <span className="block text-sm text-soft-ink">{changedOn}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
