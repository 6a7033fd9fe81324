import { currentSettings } from "~/settings.server";
import type { Network, SocialSource } from "./networks";

const SOURCES: SocialSource[] = ["facebook", "twitter"];

/** The networks that are set up; pages offer no other. */
export function shownNetworks(): Network[] {
  const { social } = currentSettings();
  return SOURCES.flatMap((source) => {
    const label = social[source]?.label;
    return label ? [{ source, label }] : [];
  });
}
