import type { Purchase, ServiceApi } from "./service-api";

/** Queues commands until the pixel's script takes them over. */
interface PixelQueue {
  (...command: unknown[]): void;
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[][];
  push: PixelQueue;
  loaded: boolean;
  version: string;
}

const page = () => window as Window & { fbq?: PixelQueue; _fbq?: PixelQueue };

export const socialPixel: ServiceApi = {
  configure({ id }) {
    const pixel = startQueue();
    pixel("init", id);
    pixel("track", "PageView");
  },
  report({ name, details, purchase }) {
    if (purchase) page().fbq?.("track", "Purchase", pixelPurchase(purchase), { eventID: purchase.number });
    else page().fbq?.("trackCustom", name, details);
  },
};

function pixelPurchase({ value, currency, items }: Purchase): object {
  return {
    value,
    currency,
    content_type: "product",
    content_ids: items.map(({ sku }) => sku),
    contents: items.map(({ sku, quantity }) => ({ id: sku, quantity })),
    num_items: items.reduce((total, { quantity }) => total + quantity, 0),
  };
}

function startQueue(): PixelQueue {
  const existing = page().fbq;
  if (existing) return existing;
  const pixel = ((...command: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...command);
    else pixel.queue.push(command);
  }) as PixelQueue;
  Object.assign(pixel, { queue: [], push: pixel, loaded: true, version: "2.0" });
  page().fbq = pixel;
  page()._fbq = pixel;
  return pixel;
}
