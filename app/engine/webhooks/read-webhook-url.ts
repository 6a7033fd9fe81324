import { isIP } from "node:net";
import { inputError } from "../graphql/errors";
import { bareHost, isPublicAddress } from "./public-address";

const MAX_LENGTH = 500;
/** Names that never belong to the public internet. */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa|test|invalid)$/;

/**
 * Reads the address that webhooks are sent to. Names are looked up when a webhook is sent.
 * @throws GraphQLError of category input unless it is https, of the public internet, without user and password
 */
export function readWebhookUrl(typed: string): string {
  const text = typed.trim();
  if (text.length > MAX_LENGTH || !URL.canParse(text)) throw wrong("Please enter a URL.");
  const url = new URL(text);
  if (url.protocol !== "https:") throw wrong("Please enter a URL that starts with https://.");
  if (url.username || url.password) throw wrong("Please leave user name and password out of the URL.");
  const host = bareHost(url).replace(/\.$/, "").toLowerCase();
  const isPublic = isIP(host) ? isPublicAddress(host) : host.includes(".") && !LOCAL_NAME.test(host);
  if (!isPublic) throw wrong("Please enter an address on the public internet.");
  url.hash = "";
  return url.href;
}

function wrong(message: string) {
  return inputError(message, "url");
}
