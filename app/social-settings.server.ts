import { z } from "zod";

/** Social networks by which customers may log in (specification §2: /facebook, /twitter); each is off without its keys. */

const key = z.string().min(1).optional();
const address = (own: string) => z.string().url().default(own);

export const socialFields = {
  FACEBOOK_CLIENT_ID: key,
  FACEBOOK_CLIENT_SECRET: key,
  FACEBOOK_AUTHORIZE_URL: address("https://www.facebook.com/v21.0/dialog/oauth"),
  FACEBOOK_TOKEN_URL: address("https://graph.facebook.com/v21.0/oauth/access_token"),
  FACEBOOK_USER_URL: address("https://graph.facebook.com/v21.0/me?fields=id,name,first_name,last_name,email"),
  TWITTER_CLIENT_ID: key,
  TWITTER_CLIENT_SECRET: key,
  TWITTER_AUTHORIZE_URL: address("https://x.com/i/oauth2/authorize"),
  TWITTER_TOKEN_URL: address("https://api.x.com/2/oauth2/token"),
  TWITTER_USER_URL: address("https://api.x.com/2/users/me?user.fields=confirmed_email"),
};

export type SocialSource = "facebook" | "twitter";

/** What the shop is at a network, and where the network answers. */
export interface SocialClient {
  /** The network's name, as people say it. */
  label: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** How the token endpoint wants the secret. */
  secretIn: "header" | "body";
  authorizeUrl: string;
  tokenUrl: string;
  /** Tells of the person whose access token it is shown. */
  userUrl: string;
}

export type SocialClients = Partial<Record<SocialSource, SocialClient>>;

/** The networks whose both keys are set. */
export function socialClients(values: z.infer<z.ZodObject<typeof socialFields>>): SocialClients {
  return {
    facebook: withKeys(values.FACEBOOK_CLIENT_ID, values.FACEBOOK_CLIENT_SECRET, {
      label: "Facebook",
      scope: "public_profile email",
      secretIn: "body",
      authorizeUrl: values.FACEBOOK_AUTHORIZE_URL,
      tokenUrl: values.FACEBOOK_TOKEN_URL,
      userUrl: values.FACEBOOK_USER_URL,
    }),
    twitter: withKeys(values.TWITTER_CLIENT_ID, values.TWITTER_CLIENT_SECRET, {
      label: "X (Twitter)",
      scope: "users.read tweet.read users.email",
      secretIn: "header",
      authorizeUrl: values.TWITTER_AUTHORIZE_URL,
      tokenUrl: values.TWITTER_TOKEN_URL,
      userUrl: values.TWITTER_USER_URL,
    }),
  };
}

function withKeys(
  clientId: string | undefined,
  clientSecret: string | undefined,
  network: Omit<SocialClient, "clientId" | "clientSecret">,
): SocialClient | undefined {
  return clientId && clientSecret ? { ...network, clientId, clientSecret } : undefined;
}
