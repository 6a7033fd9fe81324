import type { Settings } from "~/settings/settings.server";
import { easyPostLabels } from "./easypost-labels";
import type { ShippingProvider } from "./shipping-provider";

/** The service that sells labels; null when the settings name none. */
export function openShippingProvider({ easyPost }: Pick<Settings, "easyPost">): ShippingProvider | null {
  const fromAddress = easyPost?.fromAddress;
  return easyPost && fromAddress ? easyPostLabels({ ...easyPost, fromAddress }) : null;
}
