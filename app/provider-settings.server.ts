import { z } from "zod";

/** Which remote provider a shop asks instead of its own engine. */

const LOCAL_NAMES = ["localhost", "127.0.0.1", "[::1]"];

export const providerFields = {
  PROVIDER_URL: z
    .string()
    .refine(isHostAddress, "must be the http or https address of a host, without a password, a search or a #")
    .optional(),
  /** How long it may take to answer (specification §7). */
  PROVIDER_TIMEOUT_MILLISECONDS: z.coerce.number().int().min(1).default(180_000),
};

function isHostAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === "";
}

/** A shop that is its own provider would ask itself without an end. */
export function refuseItself(
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
