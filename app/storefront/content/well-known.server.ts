import { redirect } from "@remix-run/node";
import { brandOf } from "~/brand/brands.server";
import { currentSettings } from "~/settings/settings.server";

const VALID_DAYS = 180;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Serves /.well-known/security.txt (RFC 9116): where to report a vulnerability. */
export function respondWithSecurityContact(now: Date): Response {
  const settings = currentSettings();
  const lines = [
    `Contact: mailto:${brandOf(settings).email}`,
    `Expires: ${new Date(now.getTime() + VALID_DAYS * DAY_MILLISECONDS).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${settings.publicUrl}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
}

/** Leads password managers to the form for a new password: in the account, or at login for a visitor. */
export function redirectToChangePassword(): Response {
  return redirect("/customer/account/information", 302);
}
