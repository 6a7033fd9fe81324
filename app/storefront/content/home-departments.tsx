import type { CategoryTileView } from "../catalog/category-tile";
import { PlainLinks } from "../ui/plain-links";
import { ProductImage } from "../ui/product-image";

/** Links to the departments of the catalog, with large pictures. */
export function HomeDepartments({ tiles }: { tiles: CategoryTileView[] }) {
  return (
    <PlainLinks>
      <ul className="grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 lg:gap-6">
        {tiles.map(({ name, path, picture }) => (
          <li key={path} className="grid">
            <a
              href={path}
              className="group flex flex-col overflow-hidden rounded-card border border-line bg-card transition-shadow duration-200 ease-out hover:shadow-float"
            >
              <ProductImage
                src={picture}
                pixels={400}
                alt=""
                width="400"
                height="320"
                loading="lazy"
                className="aspect-[5/4] w-full bg-sand object-cover object-[center_40%]"
              />
              <span className="flex min-h-[56px] items-center px-4 py-3 font-heading text-lg font-semibold leading-snug group-hover:text-accent-strong md:text-xl">
                {name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </PlainLinks>
  );
}
