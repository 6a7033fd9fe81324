import { services } from "./third-party-config";

/**
 * Tells the services that are in use what the shopper did, such as "Subscribe"; without one, nobody. Nothing personal
 * belongs in `details`.
 */
export function track(event: string, details: Record<string, string | number> = {}): void {
  services().dataLayer?.push({ event, ...details });
  services().fbq?.("trackCustom", event, details);
}
