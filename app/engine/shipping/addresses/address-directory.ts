import type { Settings } from "~/settings/settings.server";
import type { AddressDirectory } from "./destination";
import { easyPostDirectory } from "./easypost-directory";

/** The directory that the settings name; null without one. */
export function addressDirectory({ easyPost }: Pick<Settings, "easyPost">): AddressDirectory | null {
  return easyPost && easyPostDirectory(easyPost);
}
