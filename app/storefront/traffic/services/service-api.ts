/** An order for analytics services, without personal data. Amounts in dollars. */
export interface Purchase {
  number: string;
  /** Grand total. */
  value: number;
  /** Of the products after discounts, without shipping and tax: affiliates' commissions are paid on it. */
  netValue: number;
  currency: string;
  items: PurchasedItem[];
}

interface PurchasedItem {
  sku: string;
  name: string;
  quantity: number;
  /** Of one. */
  price: number;
}

export interface ShopEvent {
  /** Such as "Subscribe". */
  name: string;
  /** No personal data. */
  details: Record<string, string | number>;
  /** The order of the event "Purchase". */
  purchase?: Purchase;
}

/** A configured service: its id and the URL of its script. */
interface ConfiguredService {
  id: string;
  source: string;
}

/** What a service's script expects of the page, in the service's own words. */
export interface ServiceApi {
  /** Runs before the script is loaded. */
  configure?(service: ConfiguredService): void;
  /** Reports an event, before or after the script is loaded. */
  report?(event: ShopEvent, service: ConfiguredService): void;
  /** Runs once the script has loaded. */
  onLoad?(service: ConfiguredService): void;
}
