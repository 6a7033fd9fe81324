/** A family of products to which a design can be applied. */
export interface ProductFamily {
  title: string;
  products: { sku: string; name: string }[];
}
