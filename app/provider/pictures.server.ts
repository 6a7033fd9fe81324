import { currentSettings } from "~/settings/settings.server";
import { onStaticHost, type PictureHosts } from "./static-host";

/**
 * Rewrites picture URLs in a provider's response for browsers: to the static host if there is one (specification §7),
 * otherwise to the store itself, which forwards them. Thus no page refers to a remote host, which need not be public.
 */
export function withPictures<Result>(response: Result): Result {
  return hosts ? (onStaticHost(response, hosts) as Result) : response;
}

const hosts = pictureHosts();

/** Null when no URL needs rewriting. */
function pictureHosts(): PictureHosts | null {
  const { staticHost, providerUrl, publicUrl } = currentSettings();
  if (!staticHost && !providerUrl) return null;
  return { api: [providerUrl, publicUrl].filter(isSet).map(withoutScheme), static: staticHost ?? "" };
}

function isSet(address: string | undefined): address is string {
  return address !== undefined;
}

function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\//, "").replace(/\/+$/, "");
}
