import type { Row } from "../../database/schema";
import { groupBy } from "../../shared/group-by";
import { categoryUid } from "../category-uid";
import type { Overrides } from "./apply-overrides";
import { moveToPlaces } from "./move-to-places";
import { categoryOfField } from "./override-fields";

type Link = Row<"category_product">;

interface Placed {
  category_uid: string;
  sku: string;
  place: number;
}

/**
 * Moves products to the places on category pages that staff have given them: 1 is the first. The others keep their
 * order around them. Pure.
 * @param links in the order of the folder
 * @param salable skus that category pages show; places count these alone
 */
export function placeProducts(
  links: Link[],
  overrides: Overrides,
  { storeCode, salable }: { storeCode: string; salable: ReadonlySet<string> },
): Link[] {
  const placed = groupBy(placesOf(overrides, storeCode), ({ category_uid }) => category_uid);
  if (placed.size === 0) return links;
  return [...groupBy(links, ({ category_uid }) => category_uid)].flatMap(([uid, own]) => {
    const places = placed.get(uid);
    return places ? withPlaces(own, places, salable) : own;
  });
}

function placesOf(overrides: Overrides, storeCode: string): Placed[] {
  return [...overrides].flatMap(([sku, fields]) =>
    [...fields].flatMap(([field, place]) => {
      const path = categoryOfField(field);
      return path === null ? [] : { category_uid: categoryUid(storeCode, path), sku, place: Number(place) };
    }),
  );
}

function withPlaces(links: Link[], places: Placed[], salable: ReadonlySet<string>): Link[] {
  const placeOf = new Map(places.map(({ sku, place }) => [sku, place]));
  const shown = moveToPlaces(
    links.filter(({ sku }) => salable.has(sku)),
    ({ sku }) => placeOf.get(sku),
  );
  const hidden = links.filter(({ sku }) => !salable.has(sku));
  return [...shown, ...hidden].map((link, position) => ({ ...link, position }));
}
