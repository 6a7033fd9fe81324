import type { Purchase, ServiceApi, ShopEvent } from "./service-api";

/** Google's tag (gtag.js), which analytics and ad measurement share; and the tag manager, which reads the same queue. */

interface GoogleWindow {
  dataLayer?: unknown[];
}

const page = () => window as Window & GoogleWindow;

/** Google's names of the shop's events; others are reported in snake case. */
const EVENT_NAMES: Record<string, string> = { Purchase: "purchase", ViewCart: "view_cart" };

export const tagManager: ServiceApi = {
  configure() {
    queue().push({ "gtm.start": Date.now(), event: "gtm.js" });
  },
};

export const analytics: ServiceApi = {
  configure: ({ id }) => startTag(id),
  report(event, { id }) {
    gtag("event", googleName(event.name), { ...event.details, ...itemsOf(event), send_to: id });
  },
};

export const adConversion: ServiceApi = {
  configure: ({ id }) => startTag(accountOf(id)),
  report({ purchase }, { id }) {
    if (!purchase) return;
    const { number, value, currency } = purchase;
    gtag("event", "conversion", { send_to: id, transaction_id: number, value, currency });
  },
};

/** Ad account of "AW-123456789/label". */
export function accountOf(id: string): string {
  return id.split("/")[0];
}

/** Queues the event for a tag manager, of the shop or of the page; its container maps names and members itself. */
export function pushToTagManager(event: ShopEvent): void {
  page().dataLayer?.push({ event: event.name, ...event.details, ...itemsOf(event) });
}

function startTag(id: string): void {
  queue();
  gtag("js", new Date());
  gtag("config", id);
}

function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: Google's tag ignores arrays
  page().dataLayer?.push(arguments);
}

function queue(): unknown[] {
  const { dataLayer = [] } = page();
  page().dataLayer = dataLayer;
  return dataLayer;
}

function googleName(name: string): string {
  return EVENT_NAMES[name] ?? name.replace(/\B[A-Z]/g, "_$&").toLowerCase();
}

function itemsOf({ purchase }: ShopEvent): { items?: object[] } {
  return purchase ? { items: purchase.items.map(googleItem) } : {};
}

function googleItem({ sku, name, quantity, price }: Purchase["items"][number]): object {
  return { item_id: sku, item_name: name, quantity, price };
}
