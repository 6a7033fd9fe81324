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

/** A network's name; of one that is set up no more, the word of its address. */
export function networkLabel(source: string): string {
  return shownNetworks().find((network) => network.source === source)?.label ?? source;
}
