import { redirect } from "@remix-run/node";
import { z } from "zod";
import { passwordLinkCookie, readJsonCookie } from "~/provider/cookies.server";
import type { Provider } from "~/provider/provider.server";

/** Largest Int of GraphQL. */
const MAX_INT = 2_147_483_647;

const linkSchema = z.object({
  email: z.string().min(1).max(254),
  token: z.string().min(1).max(500),
  /** The customer's id; not in links of plain Magento hosts and older emails. */
  id: z.coerce.number().int().positive().max(MAX_INT).optional(),
});

/** The data in an email's password link: the account, and the secret. */
export type PasswordLink = z.infer<typeof linkSchema>;

/**
 * Moves the secret from the page's URL to a cookie, so that it is in no browser history and no third-party service sees
 * it.
 * @throws Response 302 to the same page when the URL holds a link
 */
export async function keepPasswordLink(request: Request, provider: Provider): Promise<void> {
  const { pathname, searchParams } = new URL(request.url);
  const link = linkSchema.safeParse(Object.fromEntries(searchParams)).data;
  if (!link) return;
  provider.keepCookie(passwordLinkCookie, JSON.stringify(link));
  throw redirect(pathname, { headers: await provider.headers() });
}

/** Returns the stored link; null when there is none, or it is more than an hour old. */
export function keptPasswordLink(request: Request): Promise<PasswordLink | null> {
  return readJsonCookie(request, passwordLinkCookie, linkSchema);
}
