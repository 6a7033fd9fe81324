import { currentSettings } from "~/settings/settings.server";
import { hasFeature } from "../session/features.server";
import type { Network, SocialSource } from "./networks";

const SOURCES: SocialSource[] = ["facebook", "twitter"];

/** The networks that are set up, where the provider can log in by one; pages offer no other. */
export async function shownNetworks(): Promise<Network[]> {
  return (await hasFeature("social log-in")) ? networks() : [];
}

function networks(): Network[] {
  const { social } = currentSettings();
  return SOURCES.flatMap((source) => {
    const label = social[source]?.label;
    return label ? [{ source, label }] : [];
  });
}

/** A network's name; of one that is set up no more, the word of its address. */
export function networkLabel(source: string): string {
  return networks().find((network) => network.source === source)?.label ?? source;
}
