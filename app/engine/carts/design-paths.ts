import type { CartLine } from "./view-line";

type Line = Pick<CartLine, "item" | "product">;

/** Path of the page that edits a line's design; null when it has none. */
export function editPath({ item, product }: Line): string | null {
  return item.design_id === null ? null : `${toolPath({ product }, item.design_id)}&item=${item.uid}`;
}

export function toolPath({ product }: Pick<Line, "product">, designId: string): string {
  return `${product.tool_path}?design=${designId}`;
}

/** Path of the picture of the line's product with its design, as it is in the cart; null when it has none. */
export function designPicturePath({ design_id, design_revision }: Line["item"]): string | null {
  return design_id === null ? null : `/pictures/designs/${design_id}/${design_revision}.svg`;
}
