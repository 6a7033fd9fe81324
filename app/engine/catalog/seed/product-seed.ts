/** A product as the catalogue is seeded with it. Its options and their titles come from its blueprint. */
export interface ProductSeed {
  sku: string;
  name: string;
  urlKey: string;
  /** Key of the blueprint (app/design/blueprints). */
  blueprint: string;
  toolPath: string;
  template: string;
  /** url_path of each category that lists it. */
  categories: string[];
  /** Cents, with the cheapest value of every option. */
  priceCents: number;
  regularPriceCents: number | null;
  /** Option code → value code → cents added; what is not named adds nothing. */
  surcharges: Record<string, Record<string, number>>;
  /** Working days. */
  productionDays: number;
  shortDescription: string;
  /** HTML. */
  description: string;
  metaTitle: string;
  metaDescription: string;
  metaKeyword: string;
}
