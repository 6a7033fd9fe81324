import type { CategoryTileFragment } from "~/provider/contract/documents.generated";
import { PlainLinks } from "../ui/plain-links";

export interface CategoryTileView {
  name: string;
  path: string;
  picture: string;
}

/** Those with something in them. */
export function categoryTiles(categories: (CategoryTileFragment | null)[]): CategoryTileView[] {
  return categories.flatMap((category) => {
    if (!category?.product_count) return [];
    return [{ name: category.name ?? "", path: `/${category.url_path}`, picture: category.image ?? "" }];
  });
}

/** Links to categories, with pictures. */
export function CategoryTiles({ tiles, label }: { tiles: CategoryTileView[]; label: string }) {
  return (
    <PlainLinks>
      <nav aria-label={label}>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6 lg:gap-4">
          {tiles.map(({ name, path, picture }) => (
            <li key={path} className="grid">
              <a
                href={path}
                className="group flex flex-col overflow-hidden rounded-card border border-line bg-card transition-shadow duration-200 ease-out hover:shadow-float"
              >
                <img
                  src={picture}
                  alt=""
                  width="200"
                  height="150"
                  decoding="async"
                  className="aspect-[4/3] w-full bg-sand object-cover"
                />
                <span className="flex min-h-[48px] items-center px-3 py-2 font-semibold leading-snug group-hover:text-accent">
                  {name}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </PlainLinks>
  );
}
