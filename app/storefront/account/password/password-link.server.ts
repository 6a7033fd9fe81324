import { redirect } from "@remix-run/node";
import { z } from "zod";
import { passwordLinkCookie, readJsonCookie } from "~/provider/cookies.server";
import type { Provider } from "~/provider/provider.server";

const linkSchema = z.object({ email: z.string().min(1).max(254), token: z.string().min(1).max(500) });

/** The parameters of an emailed link: whose password may be chosen, and its secret. */
export type PasswordLink = z.infer<typeof linkSchema>;

/**
 * Moves the secret from the page's address into a cookie, so that neither the browser's history nor third parties see
 * it.
 * @throws Response 302 to the same page when the address contains a link
 */
export async function keepPasswordLink(request: Request, provider: Provider): Promise<void> {
  const { pathname, searchParams } = new URL(request.url);
  const link = linkSchema.safeParse(Object.fromEntries(searchParams)).data;
  if (!link) return;
  provider.keepCookie(passwordLinkCookie, JSON.stringify(link));
  throw redirect(pathname, { headers: await provider.headers() });
}

/** The link that was opened within the last hour; null without one. */
export function keptPasswordLink(request: Request): Promise<PasswordLink | null> {
  return readJsonCookie(request, passwordLinkCookie, linkSchema);
}
