import type { CategoryTileView } from "../catalog/category-tile";
import { PlainLinks } from "../ui/plain-links";
import { ProductImage } from "../ui/product-image";

/** Links to the pages about exactly what was searched for, in one low row. */
export function GuideLinks({ guides }: { guides: CategoryTileView[] }) {
  if (guides.length === 0) return null;
  return (
    <PlainLinks>
      <nav aria-label="Gift guides" className="mb-6">
        <ul className="flex flex-wrap gap-2 sm:gap-3">
          {guides.map(({ name, path, picture }) => (
            <li key={path}>
              <a
                href={path}
                className="flex min-h-[56px] items-center gap-3 rounded-card border border-line bg-card py-1 pl-1 pr-4 font-semibold transition-shadow duration-200 ease-out hover:text-accent-strong hover:shadow-float"
              >
                <ProductImage
                  src={picture}
                  pixels={200}
                  alt=""
                  width="48"
                  height="48"
                  className="h-12 w-12 rounded-field bg-sand object-cover"
                />
                Shop {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </PlainLinks>
  );
}
