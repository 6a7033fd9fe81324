import { z } from "zod";
import { settingGroup } from "./setting-group.server";

const LOCAL_NAMES = ["localhost", "127.0.0.1", "[::1]"];

export const providerGroup = settingGroup("Remote commerce provider", {
  PROVIDER_URL: {
    type: z
      .string()
      .refine(
        isHostAddress,
        "must be the http or https address of a host, without a password, a search or a #",
      ),
    description: "Address of a remote commerce provider; without it the shop uses the embedded engine",
  },
  PROVIDER_STORE: {
    type: z.string().regex(/^[A-Za-z]\w{0,63}$/, "must be a store code: letters, digits and underscores"),
    default: "default",
    description: "Code of the store view at a remote provider that this shop shows",
  },
  PROVIDER_TIMEOUT_MILLISECONDS: {
    type: z.coerce.number().int().min(1),
    default: 180_000,
    description:
      "How long a remote provider may take to answer; `REQUEST_TIMEOUT_MILLISECONDS` also limits each request",
  },
  STATIC_HOST: {
    type: z.string().url(),
    description: "Address of a host that serves the pictures instead of the provider",
  },
});

export type ProviderSettings = ReturnType<typeof providerSettings>;

/** The remote provider used instead of the embedded engine, and its pictures (specification §7). */
export function providerSettings(values: z.infer<typeof providerGroup.schema>) {
  return {
    providerUrl: values.PROVIDER_URL,
    providerStore: values.PROVIDER_STORE,
    /** Milliseconds. */
    providerTimeout: values.PROVIDER_TIMEOUT_MILLISECONDS,
    /** Origin, without a trailing slash. */
    staticHost: values.STATIC_HOST && new URL(values.STATIC_HOST).origin,
  };
}

function isHostAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === "";
}

/** Adds an issue when the store is its own provider, which would be an endless loop. */
export function rejectItself(
  { PROVIDER_URL, PUBLIC_URL, PORT }: { PROVIDER_URL?: string; PUBLIC_URL?: string; PORT: number },
  context: z.RefinementCtx,
): void {
  if (PROVIDER_URL === undefined || !isHostAddress(PROVIDER_URL)) return;
  const { origin, hostname, port } = new URL(PROVIDER_URL);
  const isPublic = PUBLIC_URL !== undefined && origin === new URL(PUBLIC_URL).origin;
  if (!isPublic && !(LOCAL_NAMES.includes(hostname) && Number(port) === PORT)) return;
  context.addIssue({
    code: "custom",
    path: ["PROVIDER_URL"],
    message: "names this shop itself; leave it out for the engine of the shop's own",
  });
}
