import { currentSettings } from "~/settings/settings.server";
import { onStaticHost, type PictureHosts } from "./static-host";

/**
 * A provider's answer whose pictures browsers can load: from the static host when there is one (specification §7), else
 * from the shop itself, which passes them on. So no page names a remote host, which need not be reached from outside.
 */
export function withPictures<Result>(response: Result): Result {
  return hosts ? (onStaticHost(response, hosts) as Result) : response;
}

const hosts = pictureHosts();

/** Null when every picture is where browsers look for it. */
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
