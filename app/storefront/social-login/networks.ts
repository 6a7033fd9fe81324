/** The social networks by which customers may log in; each has its page at /{source} (specification §2). */
export type SocialSource = "facebook" | "twitter";

/** A network as pages show it. */
export interface Network {
  source: SocialSource;
  label: string;
}

/** Where an address waits to be proven by a mailed code. */
export function provingPath(source: SocialSource): string {
  return `/${source}?step=prove`;
}
