import { services } from "./third-party-config";

/** Reports an event, such as "Subscribe", to all active services. `details` must not contain personal data. */
export function track(event: string, details: Record<string, string | number> = {}): void {
  services().dataLayer?.push({ event, ...details });
  services().fbq?.("trackCustom", event, details);
}
