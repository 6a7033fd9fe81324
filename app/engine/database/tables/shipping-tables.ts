/** A part of a store's shipping data: the folder's shipping.yaml, unless it was changed here. */
export interface ShippingSettingTable {
  store_code: string;
  name: "zones" | "methods" | "boxes";
  /** JSON of that member of ShippingData. */
  content: string;
}
