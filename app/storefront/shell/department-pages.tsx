import type { Department, Destination } from "~/brand/navigation-schema";
import { usePossible } from "../session/features";

/** The parts that both menus show of a department. */

/** A product's picture, fetched once its menu is open; nothing without a product. */
export function DepartmentPicture({ product }: Pick<Department, "product">) {
  if (!product) return null;
  const address = `/media/catalog/product/${product}.webp?width=200`;
  return <img src={address} alt="" width="48" height="48" loading="lazy" />;
}

/** Entries of a list, without the pages that this shop lacks. */
export function PageLinks({ pages }: { pages: Destination[] }) {
  return usePossible(pages).map(({ title, path }) => (
    <li key={path}>
      <a href={path}>{title}</a>
    </li>
  ));
}

/** Lists of pages below a title each. */
export function PageGroups({ groups }: Pick<Department, "groups">) {
  return groups.map(({ title, pages }) => (
    <div key={title}>
      <p>{title}</p>
      <ul>
        <PageLinks pages={pages} />
      </ul>
    </div>
  ));
}
