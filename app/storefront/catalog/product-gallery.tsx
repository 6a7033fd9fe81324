import { Link } from "@remix-run/react";
import type { PictureView } from "./product-view";

/** The product as chosen, large; below it the other colours or frames, each a link that chooses it. */
export function ProductGallery({ pictures }: { pictures: PictureView[] }) {
  const [shown, ...others] = pictures;
  return (
    <div>
      <img
        src={shown.address}
        alt={shown.description}
        width="800"
        height="800"
        className="aspect-square w-full rounded-card bg-sand object-cover"
      />
      {others.length > 0 && (
        <ul className="mt-3 grid grid-cols-4 gap-3">
          {others.map((picture) => (
            <li key={picture.search}>
              <Link
                to={`?${picture.search}`}
                replace
                preventScrollReset
                className="block overflow-hidden rounded-field border-2 border-transparent hover:border-accent"
              >
                <img
                  src={picture.address}
                  alt={picture.description}
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
