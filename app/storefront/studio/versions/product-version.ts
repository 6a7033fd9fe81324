/** A product of the same tool that offers what another one does not, such as another material. */
export interface ProductVersion {
  sku: string;
  name: string;
  /** The lowest price, such as $44.99. */
  price: string;
  isShown: boolean;
}

/** The versions of a tool's product, the cheapest first, under their title; the shown product is one of them. */
export interface ProductVersions {
  title: string;
  versions: ProductVersion[];
}

/** The intent of a form's button that applies the design to another product: with the product's SKU after it. */
export const APPLY_TO = "apply-to:";
