import type { CartLine } from "./view-line";

type Line = Pick<CartLine, "item" | "product">;

/** Where the design of a line is edited; null when it has none. */
export function editPath({ item, product }: Line): string | null {
  return item.design_id === null ? null : `${toolPath({ product }, item.design_id)}&item=${item.uid}`;
}

/** Where a design of the line's product is opened. */
export function toolPath({ product }: Pick<Line, "product">, designId: string): string {
  return `${product.tool_path}?design=${designId}`;
}

/** The picture of the product with the line's design, as it is in the cart; null when it has none. */
export function designPicturePath({ design_id, design_revision }: Line["item"]): string | null {
  return design_id === null ? null : `/pictures/designs/${design_id}/${design_revision}.svg`;
}
