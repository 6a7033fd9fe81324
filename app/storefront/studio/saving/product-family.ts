/** Products that belong together, as a design may be put on them. */
export interface ProductFamily {
  title: string;
  products: { sku: string; name: string }[];
}
