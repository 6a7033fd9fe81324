import { redirect } from "@remix-run/node";
import { z } from "zod";
import { passwordLinkCookie, readJsonCookie } from "~/provider/cookies.server";
import type { Provider } from "~/provider/provider.server";

const linkSchema = z.object({ email: z.string().min(1).max(254), token: z.string().min(1).max(500) });

/** What the link of an email says: whose password may be chosen, and its secret. */
export type PasswordLink = z.infer<typeof linkSchema>;

/**
 * Takes the secret out of the page's address, so that it stays in no history and is told to no service of others.
 * @throws Response 302 to the same page when the address holds a link
 */
export async function keepPasswordLink(request: Request, provider: Provider): Promise<void> {
  const { pathname, searchParams } = new URL(request.url);
  const link = linkSchema.safeParse(Object.fromEntries(searchParams)).data;
  if (!link) return;
  provider.keepCookie(passwordLinkCookie, JSON.stringify(link));
  throw redirect(pathname, { headers: await provider.headers() });
}

/** The link that led here; null when there was none, or an hour ago. */
export function keptPasswordLink(request: Request): Promise<PasswordLink | null> {
  return readJsonCookie(request, passwordLinkCookie, linkSchema);
}
