import { inviteOwnerOf } from "~/engine";
import { currentSettings } from "~/settings/settings.server";

/**
 * The function behind `npm run admin:owner`, which may run beside the store.
 * @param isAgain also when the shop has an owner
 * @returns a message with the link
 * @throws Error when the shop has an owner, the address is invalid, or the provider is another host
 */
export async function inviteOwner(email: string, isAgain: boolean): Promise<string> {
  const settings = currentSettings();
  if (settings.providerUrl) throw new Error("The staff of this shop work at its provider (PROVIDER_URL).");
  const { url, expiresAt } = await inviteOwnerOf(settings, { email, isAgain });
  return [`The link for ${email} works once, until ${expiresAt}:`, url].join("\n");
}
