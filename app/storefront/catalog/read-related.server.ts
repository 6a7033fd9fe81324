import { ProductsByFamilyDocument } from "~/provider/contract/documents.generated";
import type { CatalogRequest } from "./catalog-request.server";
import type { ProductCardView } from "./product-card";
import { cardsOf, readCards } from "./product-cards.server";

const SHOWN = 4;
/** One more than is shown, for the product itself may be among them. */
const ASKED = SHOWN + 1;

interface RelatedTo {
  /** Of the product's page, such as `/free-canvas`. */
  path: string;
  /** Address of the category whose products are alike. */
  category: string;
  /** Codes of the families that come before the category; known later than the rest. */
  families: Promise<string[]>;
}

/** What else may be liked: products of the families first, then of the category, without the product itself. */
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

/** None where the host knows no families. */
async function readFamilies(catalog: CatalogRequest, families: string[]): Promise<ProductCardView[]> {
  if (families.length === 0) return [];
  const response = await catalog(ProductsByFamilyDocument, { families, pageSize: ASKED }).catch(() => null);
  return cardsOf(catalog, response?.products?.items ?? []);
}
