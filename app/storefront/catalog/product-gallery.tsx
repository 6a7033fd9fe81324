import { Link } from "@remix-run/react";
import type { LookView, PictureView } from "./product-view";

/** The product as chosen, large; below it its colours or frames, each a link that chooses it. */
export function ProductGallery({ picture, looks }: { picture: PictureView; looks: LookView[] }) {
  return (
    <div>
      <img
        src={picture.address}
        alt={picture.description}
        width="800"
        height="800"
        className="aspect-square w-full rounded-card bg-sand object-cover"
      />
      {looks.length > 0 && (
        <ul className="mt-3 grid grid-cols-6 gap-2 sm:gap-3">
          {looks.map((look) => (
            <li key={look.search}>
              <Link
                to={`?${look.search}`}
                replace
                preventScrollReset
                aria-current={look.isChosen ? "true" : undefined}
                className="block overflow-hidden rounded-field border-2 border-transparent hover:border-field-line aria-[current]:border-accent"
              >
                <img
                  src={look.address}
                  alt={look.description}
                  width="200"
                  height="200"
                  loading="lazy"
                  className="aspect-square w-full bg-sand object-cover"
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
