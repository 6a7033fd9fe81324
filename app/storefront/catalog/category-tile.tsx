import type { CategoryTileFragment } from "~/provider/contract/documents.generated";
import { PlainLinks } from "../ui/plain-links";
import { ProductImage } from "../ui/product-image";
import { categoryPath } from "./catalog-paths";

export interface CategoryTileView {
  name: string;
  path: string;
  picture: string;
}

/** Converts the categories that contain something. */
export function categoryTiles(categories: (CategoryTileFragment | null)[]): CategoryTileView[] {
  return categories.flatMap((category) => {
    if (!category?.product_count) return [];
    return [{ name: category.name ?? "", path: categoryPath(category), picture: category.image ?? "" }];
  });
}

/** Links to categories, with pictures. */
export function CategoryTiles({ tiles, label }: { tiles: CategoryTileView[]; label: string }) {
  return (
    <PlainLinks>
      <nav aria-label={label}>
        <ul className="grid grid-cols-2 gap-2 sm:gap-3 md:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] lg:gap-4">
          {tiles.map(({ name, path, picture }) => (
            <li key={path} className="grid">
              <a
                href={path}
                className="group flex items-center overflow-hidden rounded-card border border-line bg-card transition-shadow duration-200 ease-out hover:shadow-float md:flex-col md:items-stretch"
              >
                <ProductImage
                  src={picture}
                  pixels={200}
                  loading="lazy"
                  alt=""
                  width="192"
                  height="192"
                  className="h-16 w-16 shrink-0 bg-sand object-cover md:aspect-[4/3] md:h-auto md:w-full"
                />
                <span className="flex min-h-[48px] items-center px-3 py-1 text-sm font-semibold leading-snug sm:text-base md:py-2 group-hover:text-accent-strong">
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
