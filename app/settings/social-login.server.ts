import { z } from "zod";
import { settingGroup } from "./setting-group.server";

const key = z.string().min(1);
const address = z.string().url();

export const socialGroup = settingGroup("Social log-in", {
  FACEBOOK_CLIENT_ID: {
    type: key,
    description: "Key of the shop at Facebook; with its secret, customers may log in by `/facebook`",
  },
  FACEBOOK_CLIENT_SECRET: { type: key, description: "Secret of that key" },
  FACEBOOK_AUTHORIZE_URL: {
    type: address,
    default: "https://www.facebook.com/v21.0/dialog/oauth",
    description: "Address at which customers agree",
  },
  FACEBOOK_TOKEN_URL: {
    type: address,
    default: "https://graph.facebook.com/v21.0/oauth/access_token",
    description: "Address that issues access tokens",
  },
  FACEBOOK_USER_URL: {
    type: address,
    default: "https://graph.facebook.com/v21.0/me?fields=id,name,first_name,last_name,email",
    description: "Address that returns the owner of an access token",
  },
  TWITTER_CLIENT_ID: {
    type: key,
    description: "Key of the shop at X; with its secret, customers may log in by `/twitter`",
  },
  TWITTER_CLIENT_SECRET: { type: key, description: "Secret of that key" },
  TWITTER_AUTHORIZE_URL: {
    type: address,
    default: "https://x.com/i/oauth2/authorize",
    description: "Address at which customers agree",
  },
  TWITTER_TOKEN_URL: {
    type: address,
    default: "https://api.x.com/2/oauth2/token",
    description: "Address that issues access tokens",
  },
  TWITTER_USER_URL: {
    type: address,
    default: "https://api.x.com/2/users/me?user.fields=confirmed_email",
    description: "Address that returns the owner of an access token",
  },
});

/** The store's registration at a social network, and the network's URLs. */
export interface SocialClient {
  /** The network's display name. */
  label: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** How the token endpoint expects the secret. */
  secretIn: "header" | "body";
  authorizeUrl: string;
  tokenUrl: string;
  /** URL that returns the owner of an access token. */
  userUrl: string;
}

export type SocialClients = Partial<ReturnType<typeof socialClients>>;

/** The networks with both keys configured (specification §2: /facebook, /twitter). */
export function socialClients(values: z.infer<typeof socialGroup.schema>) {
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
