/** The social networks with which customers may sign in; each has its page at /{source} (specification §2). */
export type SocialSource = "facebook" | "twitter";

export interface Network {
  source: SocialSource;
  label: string;
}

/** Path of the page that verifies an email address by an emailed code. */
export function provingPath(source: SocialSource): string {
  return `/${source}?step=prove`;
}
