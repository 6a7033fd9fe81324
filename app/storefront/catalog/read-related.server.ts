import { ProductsByFamilyDocument } from "~/provider/contract/documents.generated";
import type { CatalogRequest } from "./catalog-request.server";
import type { ProductCardView } from "./product-card";
import { cardsOf, readCards } from "./product-cards.server";

const SHOWN = 4;
/** One more than is shown, because the product itself may be among them. */
const ASKED = SHOWN + 1;

interface RelatedTo {
  /** Path of the product's page, such as `/free-canvas`. */
  path: string;
  /** URL of the category with similar products. */
  category: string;
  /** Codes of the families that take precedence over the category; loaded later than the rest. */
  families: Promise<string[]>;
}

/** Reads related products: those of the families first, then those of the category, without the product itself. */
export async function readRelated(
  catalog: CatalogRequest,
  { path, category, families }: RelatedTo,
): Promise<ProductCardView[]> {
  const [alike, kin] = await Promise.all([
    families.then((codes) => readFamilies(catalog, codes)),
    readCards(catalog, category, ASKED),
  ]);
  const byPath = new Map([...alike, ...kin].map((card) => [card.path, card]));
  byPath.delete(path);
  return [...byPath.values()].slice(0, SHOWN);
}

/** Empty if the host has no families. */
async function readFamilies(catalog: CatalogRequest, families: string[]): Promise<ProductCardView[]> {
  if (families.length === 0) return [];
  const response = await catalog(ProductsByFamilyDocument, { families, pageSize: ASKED }).catch(() => null);
  return cardsOf(catalog, response?.products?.items ?? []);
}
