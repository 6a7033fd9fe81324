import type { Settings } from "~/settings/settings.server";

/** The absolute address of a path of the shop, for links in mail. */
export function shopAddress({ publicUrl }: Pick<Settings, "publicUrl">, path: string): string {
  return `${publicUrl}${path}`;
}
