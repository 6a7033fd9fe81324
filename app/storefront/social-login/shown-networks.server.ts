import { currentSettings } from "~/settings/settings.server";
import { hasFeature } from "../session/features.server";
import type { Network, SocialSource } from "./networks";

const SOURCES: SocialSource[] = ["facebook", "twitter"];

/** Returns the networks that are set up, if the provider supports social login; pages offer no others. */
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

/** Returns a network's name; its name in the URL if it is no longer set up. */
export function networkLabel(source: string): string {
  return networks().find((network) => network.source === source)?.label ?? source;
}
