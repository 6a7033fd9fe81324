import type { Settings } from "~/settings/settings.server";

/** The absolute URL of a path of the store, for links in emails. */
export function shopAddress({ publicUrl }: Pick<Settings, "publicUrl">, path: string): string {
  return `${publicUrl}${path}`;
}
