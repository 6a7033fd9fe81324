import { loadProducts } from "../catalog/load-products";
import type { Connection, Row } from "../database/schema";
import { readWrappings } from "../gift-options/gift-wrappings";
import type { SavedCartItem } from "../graphql/resolvers.generated";
import { toMoney } from "../totals/money";
import { type ChosenValue, chosenValues } from "./chosen-values";
import { designPicturePath } from "./design-paths";
import { findRemoved, savedLines } from "./saved-for-later";
import { type CartLine, viewLine } from "./view-line";

type Cart = Pick<Row<"cart">, "id" | "customer_id" | "store_code">;

/** The lines that the cart's owner saved for later, latest first. */
export async function savedItems(db: Connection, cart: Cart): Promise<SavedCartItem[]> {
  return linesResponse(db, cart, await savedLines(db, cart));
}

/** A line just removed from the cart; null when it cannot be restored. */
export async function removedItem(db: Connection, cart: Cart, uid: string): Promise<SavedCartItem | null> {
  const line = await findRemoved(db, cart.id, uid);
  const [response] = line ? await linesResponse(db, cart, [line]) : [];
  return response ?? null;
}

async function linesResponse(db: Connection, { store_code }: Cart, lines: Row<"cart_item">[]) {
  const [products, wrappings] = await Promise.all([
    loadProducts(
      db,
      store_code,
      lines.map(({ sku }) => sku),
    ),
    readWrappings(db, store_code),
  ]);
  return lines
    .flatMap((line) => viewLine(line, products.get(line.sku), wrappings, line.quantity))
    .map(lineResponse);
}

function lineResponse(line: CartLine): SavedCartItem {
  const { item, product } = line;
  return {
    uid: item.uid,
    name: product.name,
    url_path: `/${product.url_key}`,
    quantity: item.quantity,
    options: optionsText(chosenValues(product, line.options)),
    price: toMoney(line.unitPriceCents),
    image_url: designPicturePath(item) ?? product.view.thumbnail?.url ?? null,
    problem: line.problem,
  };
}

function optionsText(chosen: ChosenValue[]): string {
  return chosen.map(({ option, value }) => `${option.title}: ${value.title}`).join(", ");
}
